import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { action as saveCheckIn } from '#app/routes/_app.wellbeing_.check-in.tsx'
import { loader as checkIns } from '#app/routes/_app.wellbeing_.checkin-results.tsx'
import { action as savePlan } from '#app/routes/_app.wellbeing_.planner.tsx'
import { loader as plans } from '#app/routes/_app.wellbeing_.planner-results.tsx'
import { TABLES } from '#tests/contracts/schema-tables.ts'
import { answerOf, type TestMember, visit } from '#tests/support/doors.ts'
import { A_DAY, plantDay, type Send } from '#tests/support/plant-phrases.ts'
import { findPhrases, plantedPhrases, plantings } from '#tests/support/planted-phrases.ts'
import { sealedMember, today, yesterday } from '#tests/support/sealed-rows.ts'

const DOORS: Record<string, typeof saveCheckIn | typeof savePlan> = {
  '/wellbeing/check-in': saveCheckIn,
  '/wellbeing/planner': savePlan,
}
const MEMBERS = 4
const phrases = plantedPhrases(MEMBERS * 2 * A_DAY)

/** Every row of every table, as bytes. */
async function dump(): Promise<Buffer> {
  const tables: unknown[] = []
  for (const name of TABLES.keys()) {
    tables.push([name, (await env.DB.prepare(`select * from ${name}`).all()).results])
  }
  return Buffer.from(JSON.stringify(tables))
}

function sendAs({ cookie }: TestMember, locations: string[]): Send {
  return async (path, form) => {
    const door = DOORS[path]
    if (!door) throw new Error(`No door ${path}`)
    const { status, headers } = await answerOf(door(visit({ path, cookie, form })))
    locations.push(headers.get('location') ?? '')
    return { status, location: locations.at(-1) ?? '' }
  }
}

it('finds a planted phrase in whatever form it stands', () => {
  const [phrase = '', other = ''] = phrases
  for (const [form, bytes] of Object.entries(plantings(phrase))) {
    expect(findPhrases(bytes, [phrase, other]), form).toEqual([phrase])
  }
})

it('holds none of 200 phrases that members wrote, and would tell if it did', async () => {
  expect(new Set(phrases).size).toBeGreaterThanOrEqual(200)
  const locations: string[] = []
  const left = [...phrases]
  let member: TestMember | undefined
  for (let n = 0; n < MEMBERS; n += 1) {
    member = await sealedMember()
    for (const date of [yesterday, today]) {
      const base = JSON.stringify({
        personal: [{ text: 'return the blue umbrella', completed: false }],
        occupational: [{ text: 'draft the harbour report', completed: false }],
        additional: [{ text: 'ring Aunt Philippa', completed: false }],
      })
      const day = { date, base, phrases: left.splice(0, A_DAY) }
      await plantDay(sendAs(member, locations), day)
    }
  }
  const cookie = member?.cookie ?? ''
  const shown = await Promise.all([
    answerOf(checkIns(visit({ path: '/wellbeing/checkin-results', cookie }))),
    answerOf(plans(visit({ path: '/wellbeing/planner-results', cookie }))),
  ])
  const last = phrases.slice(-2 * A_DAY)
  const page = Buffer.from(JSON.stringify(shown.map(({ body }) => body)))
  expect(findPhrases(page, last)).toEqual(last)
  expect(findPhrases(await dump(), phrases)).toEqual([])
  expect(findPhrases(Buffer.from(locations.join('\n')), phrases)).toEqual([])
  const clear = phrases[42] ?? ''
  await env.DB.prepare('update profiles set name = ? where id = ?').bind(clear, member?.id).run()
  expect(findPhrases(await dump(), phrases)).toEqual([clear])
})
