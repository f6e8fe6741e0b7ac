import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { A_DAY, plantDay, recordsOf } from '#tests/support/plant-phrases.ts'
import { findPhrases, plantedPhrases } from '#tests/support/planted-phrases.ts'

const phrases = plantedPhrases(8 * A_DAY, 1000)
const today = dayIn('Europe/London', Date.now())
const locations: string[] = []

/** One of the demo members, signed in over HTTP. */
async function signIn(name: string) {
  const origin = inject('appOrigin')
  const headers = { origin, 'cf-connecting-ip': '198.51.100.77' }
  const ask = async (path: string, init: RequestInit & { headers?: Record<string, string> }) => {
    const answer = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...headers, cookie, ...init.headers },
    })
    locations.push(answer.url, answer.headers.get('location') ?? '')
    return answer
  }
  let cookie = ''
  const form = { email: `${name}@burrow.test`, password: 'Burrow-demo-2026' }
  const signedIn = await ask('/login', { method: 'POST', body: new URLSearchParams(form) })
  cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const send = async (path: string, fields: Record<string, string>) => {
    const { status, headers: got } = await ask(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
    })
    return { status, location: got.get('location') ?? '' }
  }
  return { ask, send }
}

/** The plan that the planner's form says it was opened with. */
function baseIn(html: string): string {
  const value = /name="base" value="([^"]*)"/.exec(html)?.[1] ?? ''
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

/** Every file under the folder of the running app: databases, their write-ahead logs, its output. */
function filesOf(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => [path, readFileSync(path)])
}

const foundIn = (files: [string, Buffer][]) =>
  files.flatMap(([path, bytes]) => findPhrases(bytes, phrases).map((phrase) => [path, phrase]))

it('leaves none of 200 phrases in any file of the running app, nor in what it prints', async () => {
  const left = [...phrases]
  for (const name of ['zen', 'nurtured', 'admin']) {
    const { ask, send } = await signIn(name)
    const { version: wording } = consentWording.assessments
    await send('/consents', { intent: 'give', kind: 'assessments', wording, returnTo: '/profile' })
    const kept = await ask('/device-vault/records', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ records: recordsOf(today, Date.now()) }),
    })
    expect(kept.status).toBe(200)
    const days = name === 'admin' ? [today, addDays(today, -1)] : [today]
    for (const date of days) {
      const form = await (await ask('/wellbeing/planner', {})).text()
      let base = date === today ? baseIn(form) : ''
      // Twice, so that what was replaced is looked for as well.
      for (let again = 0; again < 2; again += 1) {
        base = await plantDay(send, { date, base, phrases: left.splice(0, A_DAY) })
      }
    }
    const page = await (await ask('/wellbeing/planner', {})).text()
    expect(page).toContain('ünder')
    // What is refused is logged as a request that was.
    const tooLong = (phrases[3] ?? '').padEnd(300, '.')
    const refused = await send('/wellbeing/check-in', { date: today, 'morning.motto': tooLong })
    expect(refused.status).toBe(400)
  }
  expect(left).toEqual([])
  const log = join(inject('appState'), 'worker.log')
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('"event":"request"')
  const files = filesOf(inject('appState'))
  expect(files.some(([path]) => path.endsWith('-wal'))).toBe(true)
  expect(files.map(([path]) => path)).toContain(log)
  expect(foundIn(files)).toEqual([])
  expect(findPhrases(Buffer.from(locations.join('\n')), phrases)).toEqual([])
  // The search sees what there is to see: one phrase in clear is found.
  const clear = join(inject('appState'), 'planted.sqlite')
  writeFileSync(clear, Buffer.concat([Buffer.alloc(5000), Buffer.from(phrases[7] ?? '')]))
  expect(foundIn(filesOf(inject('appState')))).toEqual([[clear, phrases[7]]])
}, 120_000)
