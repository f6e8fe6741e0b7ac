import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import * as v from 'valibot'
import { monthToShow } from '#app/features/mood/mood-month.ts'
import { MoodPage } from '#app/features/mood/mood-page.tsx'
import { datesToRead, openMoodMonth } from '#app/features/mood/mood-page.server.ts'
import { standingOf } from '#app/features/privacy/consent.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { MonthSchema } from '#app/lib/day-schema.ts'
import { earliestRecordDay, zoneFor } from '#app/lib/member-day.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listMoodsBetween } from '#db/queries/moods.ts'

export const meta: MetaFunction = () => [{ title: 'Mood · Burrow' }]

export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const asked = v.safeParse(MonthSchema, new URL(args.request.url).searchParams.get('month'))
  const { from, to } = datesToRead(asked.success ? asked.output : null, now)
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [
      findConsent(db, owner, 'assessments'),
      listMoodsBetween(db, owner, from, to),
      listMemberKeys(db, owner),
    ],
  })
  const [[consent], moods, keys] = rows
  const days = { today: member.today, firstDay: earliestRecordDay(member.createdAt) }
  const month = monthToShow(asked.success ? asked.output : null, days)
  if (asked.success && month !== asked.output) throw redirect('/mood')
  const frame = { ...days, month, timeZone: zoneFor(member.zones, now) }
  const standing = standingOf(consent)
  if (standing !== 'given') return { shell, standing, frame, stored: null }
  const vault = await openMemberVault(config.masterKeys, keys)
  return { shell, standing, frame, stored: await openMoodMonth(vault, moods, frame) }
}

export default function Mood() {
  const { frame, stored } = useLoaderData<typeof loader>()
  return <MoodPage frame={frame} stored={stored} />
}
