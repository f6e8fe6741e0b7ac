import { env } from 'cloudflare:workers'
import { storeRecords } from '#app/features/privacy/kept-records.server.ts'
import {
  type MasterKeys,
  type MemberVault,
  openMemberVault,
} from '#app/features/privacy/member-vault.server.ts'
import {
  SEALED_FIELDS,
  type SealedFieldName,
  sealedFieldsOf,
  SEALED_TABLES,
} from '#app/features/privacy/sealed-fields.ts'
import { emptyCheckIn } from '#app/features/check-in/check-in-fields.ts'
import { changePlan } from '#app/features/planner/change-plan.server.ts'
import { toPlan } from '#app/features/planner/planner.ts'
import { saveCheckIn } from '#app/features/check-in/save-check-in.server.ts'
import { addDays, dayIn } from '#app/lib/dates.ts'
import { ok } from '#app/lib/result.ts'
import { createD1Database } from '#db/client.ts'
import { ownerById } from '#db/owner.ts'
import { insertConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listSealed } from '#db/queries/sealed-values.ts'
import { addMember, testContext, type TestMember } from './doors.ts'

export const db = createD1Database(env.DB)
export const today = dayIn('Europe/London', Date.now())
export const yesterday = addDays(today, -1)
const DAY_MS = 86_400_000

/** Words that are nowhere else in the database. */
export const words = {
  'morning_routine.motto': 'the heron on the weir',
  'evening_routine.motto': 'lamp out by eleven',
  'daily_tasks.personal': 'return the blue umbrella',
  'daily_tasks.occupational': 'draft the harbour report',
  'daily_tasks.additional': 'ring Aunt Philippa',
} as const

export const answers = [0, 1, 2, 3, 4, 0, 1, 2, 3, 4]

export const keysOf = (userId: string) => listMemberKeys(db, ownerById(userId))

/** The member's vault by the tests' master keys, or by others. */
export async function vaultOf(
  userId: string,
  masters: MasterKeys = testContext().config.masterKeys,
): Promise<MemberVault> {
  return openMemberVault(masters, await keysOf(userId))
}

const item = (text: string) => ({ text, completed: false })

/** Puts a value into every sealed field of a member, today and yesterday. */
export async function fillSealed(member: TestMember): Promise<void> {
  const vault = await vaultOf(member.id)
  const zones = { timeZone: 'Europe/London', pendingTimeZone: null, pendingFrom: null }
  const now = Date.now()
  const writer = { id: member.id, today, createdAt: now - 7 * DAY_MS, zones }
  const consent = { id: `consent-${member.id}`, userId: member.id, kind: 'assessments' as const }
  await insertConsent(db, { ...consent, wordingVersion: 'v1', now })
  for (const date of [yesterday, today]) {
    const { morning, evening, tasks, discipline } = emptyCheckIn()
    const checkIn = {
      date,
      morning: { ...morning, motto: words['morning_routine.motto'] },
      evening: { ...evening, motto: words['evening_routine.motto'] },
      tasks,
      discipline,
    }
    const plan = toPlan({
      personal: [item(words['daily_tasks.personal'])],
      occupational: [item(words['daily_tasks.occupational'])],
      additional: [item(words['daily_tasks.additional'])],
    })
    await saveCheckIn({ db, vault, stored: [], id: crypto.randomUUID(), now }, writer, checkIn)
    const writing = { db, vault, id: crypto.randomUUID(), now, userId: member.id, date }
    const rows = [{ dailyTasks: '{}' }]
    await changePlan({ ...writing, rows }, () => ok(plan), { isAwarded: false })
    await storeRecords({ db, vault, newId: () => crypto.randomUUID(), now }, writer, [
      { kind: 'assessment', id: date, date, createdAt: now, value: answers },
      { kind: 'mood', id: crypto.randomUUID(), date, createdAt: now, value: 'forest' },
    ])
  }
}

/** A member with a value in every sealed field, today and yesterday. */
export async function sealedMember(): Promise<TestMember> {
  const member = await addMember()
  await fillSealed(member)
  return member
}

/** One sealed value as it is stored. */
export interface Stored {
  field: SealedFieldName
  row: string
  value: string
}

/** Every sealed value of a member that is not empty. */
export async function storedOf(userId: string): Promise<Stored[]> {
  const found: Stored[] = []
  for (const table of SEALED_TABLES) {
    const rows = await listSealed(db, ownerById(userId), table, { after: '', limit: 1000 })
    for (const row of rows) {
      for (const field of sealedFieldsOf(table)) {
        if (row[field]) found.push({ field, row: row.row, value: row[field] })
      }
    }
  }
  return found
}

/** Puts another text in the place of a stored value, as somebody with the database could. */
export async function overwrite(userId: string, place: Omit<Stored, 'value'>, value: string) {
  const { table, column, path } = SEALED_FIELDS[place.field]
  const name = table === 'mood_entries' ? 'id' : 'date'
  const stored = path === null ? '?1' : `json_set(${column}, '${path}', ?1)`
  await env.DB.prepare(
    `update ${table} set ${column} = ${stored} where user_id = ?2 and ${name} = ?3`,
  )
    .bind(value, userId, place.row)
    .run()
}

/** 32 bytes that nobody has. */
export const newKey = () => crypto.getRandomValues(new Uint8Array(32))

/** The tests' master key and a newer one before it, as after the operator's change of the secret. */
export function newerMasters(id = 'newer', key = newKey()): MasterKeys {
  const { keys } = testContext().config.masterKeys
  return { current: id, keys: new Map([[id, key], ...keys]) }
}
