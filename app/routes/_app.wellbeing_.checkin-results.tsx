import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data, redirect } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import { mayUse } from '#app/features/plans/features.ts'
import { digestToken } from '#app/features/privacy/digests.server.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { readCheckInDays } from '#app/features/check-in/check-in-day.ts'
import { CHECK_IN_RESULTS } from '#app/features/check-in/check-in-history-head.tsx'
import { checkInPatterns, PATTERN_DAYS } from '#app/features/check-in/check-in-patterns.ts'
import { CheckInResultsPage } from '#app/features/check-in/check-in-results.tsx'
import { checkInView } from '#app/features/check-in/check-in-view.ts'
import { checkInYear, yearOf, yearSpan } from '#app/features/check-in/check-in-year.ts'
import { openHistoryPage, PAGE_DAYS } from '#app/features/check-in/open-history.server.ts'
import type { Member, Shell } from '#app/http/member.server.ts'
import { requireMember, type Visit } from '#app/http/require-member.server.ts'
import type { DayString } from '#app/lib/dates.ts'
import { createWords } from '#app/lib/seeded-shuffle.ts'
import { firstCheckDay, listCheckInDays, listLastCheckInDays } from '#db/queries/check-in-days.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listChecks } from '#db/queries/wellbeing.ts'

// What a former member wrote stays readable (decision 20).
const FEATURE = 'wellbeing'
const READABLE = { feature: FEATURE, isOpenToAll: true } as const

export const meta: MetaFunction = () => [{ title: 'Check-in history · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const view = checkInView((name) => query.get(name))
  const visit = { request, context }
  if (view.kind === 'year') return readYear(visit, view.year)
  return view.kind === 'patterns' ? readPatterns(visit) : readDays(visit, view.before)
}

async function readDays(visit: Visit, before: DayString | null) {
  const { context } = visit
  const { member, shell, rows } = await requireMember(visit, {
    ...READABLE,
    read: (db, owner) => [
      listChecks(db, owner, { before, limit: PAGE_DAYS + 1 }),
      listMemberKeys(db, owner),
    ],
  })
  const [checks, keys] = rows
  const around = aroundView(member, shell, checks.length > 0 || before !== null)
  try {
    const vault = await openMemberVault(context.config.masterKeys, keys)
    const history = await openHistoryPage(vault, checks, { before, now: context.now })
    return { shell, history: { ...around, ...history } }
  } catch (error) {
    return failed(visit, shell, error)
  }
}

async function readYear(visit: Visit, year: number | null) {
  if (year === null) {
    const { member } = await requireMember(visit, READABLE)
    throw redirect(`${CHECK_IN_RESULTS}?year=${yearOf(member.today)}`)
  }
  const { member, shell, rows } = await requireMember(visit, {
    ...READABLE,
    read: (db, owner) => [listCheckInDays(db, owner, yearSpan(year)), firstCheckDay(db, owner)],
  })
  const [days, [oldest]] = rows
  const around = aroundView(member, shell, oldest !== undefined)
  try {
    const bounds = { year, first: oldest?.date ?? null, today: member.today }
    return { shell, year: { ...around, ...checkInYear(readCheckInDays(days), bounds) } }
  } catch (error) {
    return failed(visit, shell, error)
  }
}

async function readPatterns(visit: Visit) {
  const { now } = visit.context
  const { member, shell, rows } = await requireMember(visit, {
    ...READABLE,
    read: (db, owner) => [
      listLastCheckInDays(db, owner, { days: PATTERN_DAYS, now }),
      firstCheckDay(db, owner),
    ],
  })
  const [days, oldest] = rows
  const around = aroundView(member, shell, oldest.length > 0)
  try {
    // The same shuffles all day, so that a reload says the same.
    const seed = new TextEncoder().encode(digestToken(member.id + member.today))
    const compared = checkInPatterns(readCheckInDays(days), member.today, createWords(seed))
    return { shell, patterns: { ...around, ...compared } }
  } catch (error) {
    return failed(visit, shell, error)
  }
}

/** @throws 402 for a member who may not check in and never has */
function aroundView(member: Member, shell: Shell, hasAny: boolean) {
  const mayCheckIn = mayUse(member.level, FEATURE)
  if (!mayCheckIn && !hasAny) throw data({ shell, feature: FEATURE }, { status: 402 })
  return { thisYear: yearOf(member.today), mayCheckIn }
}

function failed({ context }: Visit, shell: Shell, error: unknown) {
  context.log.error('load check-ins', error)
  return data({ shell, history: null }, { status: 500 })
}

export default function CheckInResults() {
  return <CheckInResultsPage results={useLoaderData<typeof loader>()} />
}
