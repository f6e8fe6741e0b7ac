import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import type { ConsentStanding } from '#app/features/privacy/consent-wording.ts'
import { consentWording } from '#app/features/privacy/consent-wording.ts'
import { type RecordsPage, RecordsPageSchema } from '#app/features/privacy/device-vault-door.ts'
import type { Fetch } from '#app/features/privacy/vault-server.client.ts'
import { action as consentAction } from '#app/routes/consents.ts'
import { loader as keyLoader } from '#app/routes/device-vault.key.ts'
import {
  action as recordsAction,
  loader as recordsLoader,
} from '#app/routes/device-vault.records.ts'
import { answerOf, ORIGIN, type TestMember, testContext } from './doors.ts'

/** The version of the question that is asked now. */
export const WORDING = consentWording.assessments.version

/** The real doors of consents and the device vault, as a signed-in member's browser knocks at them. */
export const fetchAs =
  ({ cookie }: Pick<TestMember, 'cookie'>, now?: number): Fetch =>
  async (path, init) => {
    const url = new URL(path, ORIGIN)
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    const body = init.body as string | URLSearchParams | undefined
    const method = init.method ?? 'GET'
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) })
    const context = testContext(now === undefined ? {} : { now })
    const args = { request, params: {}, context }
    const doors: Record<string, () => unknown> = {
      'GET /device-vault/key': () => keyLoader(args),
      'GET /device-vault/records': () => recordsLoader(args),
      'POST /device-vault/records': () => recordsAction(args),
      'POST /consents': () => consentAction(args),
    }
    const door = doors[`${method} ${url.pathname}`]
    if (!door) throw new Error(`No door at ${method} ${path}`)
    const { status, body: said, headers: answered } = await answerOf(door())
    const isText = typeof said === 'string' && said !== ''
    return new Response(isText ? said : null, { status, headers: answered })
  }

/** Knocks and reads what is said. */
export async function knock(
  member: Pick<TestMember, 'cookie'>,
  path: string,
  { now, ...init }: RequestInit & { now?: number } = {},
) {
  const response = await fetchAs(member, now)(path, init)
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: parse(text) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const giveConsent = (member: TestMember, wording: string = WORDING) =>
  knock(member, '/consents', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'give', kind: 'assessments', wording }),
  })

export const withdraw = (member: TestMember, fields: Record<string, string> = {}) =>
  knock(member, '/consents', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'withdraw', kind: 'assessments', ...fields }),
  })

export const upload = (member: TestMember, records: unknown, now?: number) =>
  knock(member, '/device-vault/records', {
    method: 'POST',
    body: typeof records === 'string' ? records : JSON.stringify({ records }),
    ...(now !== undefined && { now }),
  })

/** The member's rows in both tables of kept records. */
export async function storedRows({ id }: TestMember): Promise<Record<string, unknown>[]> {
  const of = (table: string) =>
    env.DB.prepare(`select * from ${table} where user_id = ? order by date`).bind(id).all()
  const [assessments, moods] = await Promise.all([of('assessments'), of('mood_entries')])
  return [...assessments.results, ...moods.results]
}

/** The member's consents, oldest first. */
export async function consentRows({ id }: TestMember) {
  const query = env.DB.prepare('select * from consents where user_id = ? order by rowid')
  const { results } = await query
    .bind(id)
    .all<{ wording_version: string; withdrawn_at: number | null; revision: number }>()
  return results
}

export const standingOf = async (member: TestMember): Promise<ConsentStanding> => {
  const { body } = await knock(member, '/device-vault/key')
  return (body as { assessments: ConsentStanding }).assessments
}

/** Everything the server has, page by page, as a device that brings it back reads it. */
export async function allPages(member: TestMember): Promise<RecordsPage[]> {
  const pages: RecordsPage[] = []
  for (let from: string | null = ''; from !== null;) {
    const { body } = await knock(member, `/device-vault/records${from && `?from=${from}`}`)
    const page = v.parse(RecordsPageSchema, body)
    pages.push(page)
    from = page.next
  }
  return pages
}
