import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare'
import * as v from 'valibot'
import { UploadSchema } from '#app/features/privacy/device-vault-door.ts'
import { storeRecords } from '#app/features/privacy/kept-records.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import {
  FIRST_PAGE,
  recordsQueries,
  toRecordsPage,
} from '#app/features/privacy/records-page.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { DaySchema } from '#app/lib/day-schema.ts'
import { listMemberKeys } from '#db/queries/members.ts'

/** A device has at most a few years to send, in messages of a hundred records. */
const UPLOADS = { limit: 300, windowMs: 3_600_000 }

const noStore = { headers: { 'Cache-Control': 'no-store' } }
const refuse = (status: number, error: string) => Response.json({ error }, { status, ...noStore })

/** What is stored under a consent, a page at a time, for a device that brings it back. */
export async function loader(args: LoaderFunctionArgs) {
  const asked = new URL(args.request.url).searchParams.get('from') ?? FIRST_PAGE
  const from = v.safeParse(DaySchema, asked)
  const { rows } = await requireMember(args, {
    read: (db, owner) => recordsQueries(db, owner, from.success ? from.output : FIRST_PAGE),
  })
  if (!from.success) return refuse(400, from.issues[0].message)
  return Response.json(await toRecordsPage(args.context.config.masterKeys, rows), noStore)
}

/**
 * Takes records from a device vault: 200 with what became of each, 409 when no consent is in force
 * (nothing was stored), 400 when the message cannot be read, 429 when it should be sent later.
 */
export async function action(args: ActionFunctionArgs) {
  const { db, config, random, throttle, now } = args.context
  const upload = v.safeParse(UploadSchema, await args.request.json().catch(() => null))
  const { member, rows } = await requireMember(args, {
    read: (db, owner) => [listMemberKeys(db, owner)],
  })
  if (!upload.success)
    return refuse(400, 'These records could not be read. They are still on your device.')
  const { allowed } = await throttle.take('records', member.id, UPLOADS, now)
  if (!allowed) return refuse(429, 'Please wait a little. Your records are still on your device.')
  const vault = await openMemberVault(config.masterKeys, rows[0])
  const storing = { db, vault, newId: () => random.id(), now }
  const answer = await storeRecords(storing, member, upload.output.records)
  if (!answer)
    return refuse(409, 'There is no consent to store these. They are still on your device.')
  return Response.json(answer, noStore)
}
