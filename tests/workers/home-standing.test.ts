import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { storeRecords } from '#app/features/privacy/kept-records.server.ts'
import { type DayPlan, toPlan } from '#app/features/planner/planner.ts'
import { sealChanges } from '#app/features/planner/sealed-plan.server.ts'
import { loader } from '#app/routes/_app.home.tsx'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { insertConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { addMember, type TestMember, testContext, visit } from '#tests/support/doors.ts'

const db = createD1Database(env.DB)
const noon = '2026-11-21T12:00:00Z'

const home = (member: TestMember, at = noon) =>
  loader(
    visit({
      path: '/home',
      cookie: member.cookie,
      context: testContext({ now: Date.parse(at) }),
    }),
  )

const join = (level: 'seeker' | 'zen' = 'zen') =>
  addMember({ level, now: Date.parse('2026-11-21T00:00:00Z') })

const mark = ({ id }: TestMember, date: string, kind: string) =>
  env.DB.prepare('insert into activity_days values (?, ?, ?, 0)').bind(id, date, kind).run()

async function vaultOf({ id }: TestMember) {
  const keys = await listMemberKeys(db, ownerById(id))
  return openMemberVault(testContext().config.masterKeys, keys)
}

/** An assessment as it is stored under the consent. */
async function assess(member: TestMember, date: string, answers: number[]) {
  const now = Date.parse(`${date}T12:00:00Z`)
  await db.batch([
    insertConsent(db, {
      id: crypto.randomUUID(),
      userId: member.id,
      kind: 'assessments',
      wordingVersion: 'test',
      now,
    }),
  ])
  const record = { kind: 'assessment', id: date, date, createdAt: now, value: answers }
  const storing = {
    db,
    vault: await vaultOf(member),
    newId: () => crypto.randomUUID(),
    now: Date.parse('2026-11-21T12:00:00Z'),
  }
  const stored = await storeRecords(storing, { id: member.id, today: date, createdAt: 0 }, [record])
  expect(stored?.stored).toHaveLength(1)
}

async function sealedPlan(member: TestMember, lists: Partial<DayPlan>) {
  const sealed = await sealChanges(await vaultOf(member), '2026-11-21', {
    before: toPlan({}),
    after: toPlan(lists),
  })
  return { dailyTasks: JSON.stringify(sealed) }
}

const addTasks = ({ id }: TestMember, date: string, dailyTasks: string) =>
  env.DB.prepare(
    'insert into wellbeing_checks (id, user_id, date, daily_tasks, created_at, updated_at) values (?, ?, ?, ?, 0, 0)',
  )
    .bind(crypto.randomUUID(), id, date, dailyTasks)
    .run()

describe('the short scale on /home', () => {
  it('is Not Assessed for a member who never was', async () => {
    const { standing, onDevice } = await home(await join())
    expect([standing, onDevice]).toEqual([{ is: 'none' }, null])
  })

  it('is the word of the newest assessment kept with Burrow, with its day', async () => {
    const member = await join()
    await assess(member, '2026-11-07', [4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    await assess(member, '2026-11-19', [1, 4, 4, 1, 1, 0, 1, 1, 1, 0])
    expect(await home(member)).toMatchObject({
      standing: {
        is: 'known',
        label: 'Uneasy',
        tone: 2,
        isLow: false,
        day: '19 Nov',
      },
      onDevice: null,
      step: { action: { to: '/breathing' } },
    })
  })

  it('leads to help when it is In Crisis', async () => {
    const member = await join()
    await assess(member, '2026-11-20', [4, 0, 0, 4, 4, 0, 4, 4, 4, 4])
    expect(await home(member)).toMatchObject({
      standing: { label: 'In Crisis', isLow: true },
      step: { action: { to: '/crisis-help' } },
    })
  })

  it('is left to the device when the answers are not with Burrow', async () => {
    const member = await join()
    await mark(member, '2026-11-18', 'assessment')
    expect(await home(member)).toMatchObject({
      standing: { is: 'elsewhere', day: '18 Nov' },
      onDevice: { today: '2026-11-21', state: { daysSinceAssessed: 3, tone: null } },
    })
  })

  it('falls back to the day when the stored answers were altered', async () => {
    const member = await join()
    await assess(member, '2026-11-18', [0, 4, 4, 0, 0, 0, 0, 0, 0, 0])
    await mark(member, '2026-11-18', 'assessment')
    await env.DB.prepare('update assessments set answers = ? where user_id = ?')
      .bind('v1.1.nonsense', member.id)
      .run()
    expect((await home(member)).standing).toMatchObject({ is: 'elsewhere' })
  })

  it('is not there for a seeker, save for one who has something from before', async () => {
    const seeker = await join('seeker')
    await mark(seeker, '2026-11-18', 'assessment')
    expect(await home(seeker)).toMatchObject({ standing: null, onDevice: null })
    await assess(seeker, '2026-11-18', [0, 4, 4, 0, 0, 0, 0, 0, 0, 0])
    expect(await home(seeker)).toMatchObject({ standing: { label: 'Well' } })
  })
})

describe('the plan on /home', () => {
  it('tells how much is done', async () => {
    const member = await join()
    const done = { text: 'Feed the robin', completed: true }
    const open = { text: 'Oil the gate', completed: false }
    const { dailyTasks } = await sealedPlan(member, { personal: [done, open], additional: [open] })
    await addTasks(member, '2026-11-21', dailyTasks)
    const { today, step } = await home(member)
    expect(today.plan).toEqual({ done: 1, total: 3 })
    expect(step.text).toContain('1 of 3 is done')
  })

  it('is left out when it was damaged, and the page stays up', async () => {
    const member = await join()
    await addTasks(member, '2026-11-21', '{"personal":"v1.1.nonsense"}')
    expect((await home(member)).today.plan).toBe(null)
  })
})

describe('the next step on /home', () => {
  it("follows the member's own hour", async () => {
    const member = await join()
    await mark(member, '2026-11-21', 'assessment')
    const stepAt = async (at: string) => (await home(member, at)).step.action?.to
    expect(await stepAt('2026-11-21T17:59:00Z')).toBe('/breathing')
    expect(await stepAt('2026-11-21T18:00:00Z')).toBe('/wellbeing/check-in')
  })

  it('asks a seeker for nothing their plan lacks', async () => {
    const seeker = await join('seeker')
    expect((await home(seeker, '2026-11-21T19:00:00Z')).step.action?.to).toBe('/breathing')
  })
})
