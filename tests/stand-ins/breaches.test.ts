import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { NOTORIOUS } from '#tests/stand-ins/breaches/notorious.ts'

import { startStandIns, type RunningStandIns } from './server.ts'

let running: RunningStandIns
beforeAll(async () => {
  running = await startStandIns({ port: 0, appOrigin: 'http://localhost:8787' })
})
afterAll(() => running.close())

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const range = (prefix: string, headers: Record<string, string> = {}) =>
  fetch(`${running.origin}/breaches/range/${prefix}`, { headers })

test('every notorious password is found under its prefix with its count', async () => {
  for (const [password, count] of NOTORIOUS) {
    const hash = sha1(password)
    const lines = (await (await range(hash.slice(0, 5))).text()).split('\r\n')
    expect(lines, password).toContain(`${hash.slice(5)}:${count}`)
  }
})

test('a prefix is read in any case, and one with nothing behind it answers an empty list', async () => {
  const hash = sha1('Password1!')
  expect(await (await range(hash.slice(0, 5).toLowerCase())).text()).toContain(hash.slice(5))
  const empty = await range('FFFFF')
  expect([empty.status, await empty.text()]).toEqual([200, ''])
})

test('padding hides how many are known: 800 to 1,000 lines, the added ones counting 0', async () => {
  const hash = sha1('Password1!')
  const response = await range(hash.slice(0, 5), { 'add-padding': 'true' })
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  const lines = (await response.text()).split('\r\n')
  expect(lines.length).toBeGreaterThanOrEqual(800)
  expect(lines.length).toBeLessThanOrEqual(1000)
  expect(lines.filter((line) => !/^[0-9A-F]{35}:\d+$/.test(line))).toEqual([])
  const counted = lines.filter((line) => !line.endsWith(':0'))
  expect(counted).toEqual([`${hash.slice(5)}:1204611`])
})

test.each(['ABC', 'ABCDEF', 'XYZ12', '%20ABCD'])(
  'the prefix %s is refused with 400',
  async (prefix) => {
    expect((await range(prefix)).status).toBe(400)
  },
)

test('it can be down', async () => {
  const control = (mode: string) =>
    fetch(`${running.origin}/breaches/control`, { method: 'POST', body: JSON.stringify({ mode }) })
  await control('down')
  expect((await range('FFFFF')).status).toBe(503)
  await control('ok')
  expect((await range('FFFFF')).status).toBe(200)
})
