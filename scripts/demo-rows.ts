import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { accountOf, type ActivityKind } from '#app/features/rewards/points.ts'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { sealRecord } from '#app/features/privacy/kept-records.server.ts'
import { toRecord } from '#app/features/check-in/check-in.ts'
import { toPlan } from '#app/features/planner/planner.ts'
import { sealChanges } from '#app/features/planner/sealed-plan.server.ts'
import { sealMottos } from '#app/features/check-in/mottos.server.ts'
import type { MemberVault } from '#app/features/privacy/member-vault.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import type { Database, Query } from '#db/client.ts'
import { markActivity } from '#db/queries/activity.ts'
import { savePlan } from '#db/queries/daily-plans.ts'
import { upsertAssessment } from '#db/queries/assessments.ts'
import { insertMood } from '#db/queries/moods.ts'
import { insertConsent } from '#db/queries/consents.ts'
import { upsertCheckIn } from '#db/queries/wellbeing.ts'
import { conversations } from '#db/schema/assistant.ts'
import { userPoints } from '#db/schema/rewards.ts'
import { breathingExercises } from '#db/schema/wellbeing.ts'
import type { EmotionalStateId } from '#app/features/mood/emotional-states.ts'
import type { DemoDay } from './demo-year.ts'

/** Where a demo member's days go. */
export interface DemoTarget {
  db: Database
  vault: MemberVault
  userId: string
  /** Whether the member keeps assessments with us; the consent is then given. */
  keepsAssessments: boolean
}

const noon = (date: DayString) => Date.parse(`${date}T12:00:00Z`)
const MINUTE_MS = 60_000

/** What one day wrote: its statements, and the kinds of activity they mark. */
interface DayRows {
  statements: Query[]
  kinds: ActivityKind[]
}

/**
 * The statements that write a demo member's days as the app itself would have. The points are summed
 * up here, because a year of awards one by one would be thousands of statements.
 */
export async function demoRows(target: DemoTarget, days: readonly DemoDay[]): Promise<Query[]> {
  const written = await Promise.all(days.map((day) => rowsOf(target, day)))
  const kinds = written.flatMap((day) => day.kinds)
  return [
    ...(target.keepsAssessments ? [consentRow(target, days)] : []),
    ...written.flatMap((day) => day.statements),
    pointsRow(target, kinds),
  ]
}

function consentRow({ db, userId }: DemoTarget, [first]: readonly DemoDay[]): Query {
  const wordingVersion = consentWording.assessments.version
  const consent = { id: `${userId}-consent`, userId, kind: 'assessments', wordingVersion } as const
  return insertConsent(db, { ...consent, now: first ? noon(first.date) : 0 })
}

function pointsRow({ db, userId }: DemoTarget, kinds: readonly ActivityKind[]): Query {
  const { total, firsts, avatars } = accountOf(kinds)
  const account = {
    totalPoints: total,
    unlockedAvatars: ['penguin', ...avatars],
    ...Object.fromEntries(firsts.map((first) => [first, true])),
  }
  return db.update(userPoints).set(account).where(eq(userPoints.userId, userId))
}

async function rowsOf(target: DemoTarget, day: DemoDay): Promise<DayRows> {
  const { db, userId } = target
  const { date, breathing, conversationMinutes: minutes } = day
  const now = noon(date)
  const id = `${userId}-${date}`
  const kinds: ActivityKind[] = []
  const mark = (kind: ActivityKind) => {
    kinds.push(kind)
    return markActivity(db, { userId, date, kind, createdAt: now })
  }
  const statements: Query[] = []
  if (day.checkIn) {
    const record = toRecord(await sealMottos(target.vault, date, day.checkIn))
    statements.push(upsertCheckIn(db, { id, userId, date, now }, record), mark('check_in'))
  }
  if (day.plan) {
    const change = { before: toPlan({}), after: day.plan }
    const lists = await sealChanges(target.vault, date, change)
    const were = { personal: null, occupational: null, additional: null }
    statements.push(savePlan(db, { id, userId, date, now }, { were, lists }), mark('planner'))
  }
  if (day.assessment && target.keepsAssessments) {
    const row = await sealedAssessment(target, date, day.assessment)
    statements.push(upsertAssessment(db, { ...row, id, userId }), mark('assessment'))
  }
  if (target.keepsAssessments) {
    const rows = await Promise.all(
      day.moods.map((state, nth) => sealedMood(target, date, [nth, state])),
    )
    statements.push(...rows.map((row) => insertMood(db, { ...row, userId })))
  }
  if (breathing) {
    const exercise = { id, userId, date, createdAt: now, ...breathing }
    statements.push(db.insert(breathingExercises).values(exercise), mark('breathing'))
  }
  if (minutes) {
    const times = { startedAt: now, endedAt: now + minutes * MINUTE_MS, durationMinutes: minutes }
    statements.push(
      db.insert(conversations).values({ id, userId, date, ...times }),
      mark('assistant_session'),
    )
  }
  if (statements.length > 0) statements.push(mark('login'))
  return { statements, kinds }
}

// It gives the values and not the statement: a statement that is awaited is run.
async function sealedAssessment({ vault }: DemoTarget, date: DayString, value: number[]) {
  const createdAt = noon(date)
  const record = { kind: 'assessment', id: date, date, createdAt, value } as const
  return { date, createdAt, answers: await sealRecord(vault, record) }
}

const HOUR_MS = 60 * MINUTE_MS

async function sealedMood(
  { vault, userId }: DemoTarget,
  date: DayString,
  [nth, value]: readonly [number, EmotionalStateId],
) {
  const createdAt = noon(date) + (nth * 7 - 3) * HOUR_MS
  const id = uuidOf(`${userId} ${date} ${nth}`)
  const record = { kind: 'mood', id, date, createdAt, value } as const
  return { id, date, createdAt, state: await sealRecord(vault, record) }
}

/** The same id for the same name, in the shape of a UUID (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
