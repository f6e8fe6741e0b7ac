import { env } from 'cloudflare:workers'
import { runDurableObjectAlarm } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { keyedDigest } from '#app/features/privacy/digests.server.ts'
import { createThrottle } from '#workers/durable-objects/throttle-client.ts'

const rule = { limit: 3, windowMs: 3_600_000 }
const secret = 'a secret of the tests, long enough'
const throttle = createThrottle(env.THROTTLE, secret)
const now = Date.now()

const useUp = async (purpose: string, subject: string) => {
  for (let i = 0; i < rule.limit; i += 1) await throttle.take(purpose, subject, rule, now)
}

it('lets exactly the limit through when a hundred attempts come at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => throttle.take('race', 'one address', rule, now)),
  )
  expect(answers.filter((answer) => answer.allowed)).toHaveLength(rule.limit)
})

it('keeps the attempts of two subjects and of two purposes apart', async () => {
  await useUp('login', 'a')
  expect((await throttle.take('login', 'a', rule, now)).allowed).toBe(false)
  expect((await throttle.take('login', 'b', rule, now)).allowed).toBe(true)
  expect((await throttle.take('register', 'a', rule, now)).allowed).toBe(true)
})

it('allows again when the window is over, and says how long that is', async () => {
  await useUp('login', 'late')
  const refused = await throttle.take('login', 'late', rule, now + 1_000)
  expect(refused).toEqual({ allowed: false, remaining: 0, retryAfterMs: rule.windowMs - 1_000 })
  expect((await throttle.take('login', 'late', rule, now + rule.windowMs)).allowed).toBe(true)
})

it('forgets on request and by its alarm', async () => {
  await useUp('login', 'forgotten')
  await throttle.forget('login', 'forgotten')
  expect((await throttle.take('login', 'forgotten', rule, now)).remaining).toBe(2)

  await useUp('login', 'alarm')
  const name = keyedDigest(secret, 'throttle:login', 'alarm')
  expect(await runDurableObjectAlarm(env.THROTTLE.get(env.THROTTLE.idFromName(name)))).toBe(true)
  expect((await throttle.take('login', 'alarm', rule, now)).remaining).toBe(2)
})
