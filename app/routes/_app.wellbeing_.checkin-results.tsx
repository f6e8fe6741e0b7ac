import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare'
import { data } from '@remix-run/cloudflare'
import { useLoaderData } from '@remix-run/react'
import * as v from 'valibot'
import { mayUse } from '#app/features/plans/features.ts'
import { openMemberVault } from '#app/features/privacy/member-vault.server.ts'
import { checkInChart } from '#app/features/wellbeing/check-in-chart.ts'
import {
  type CheckInHistory,
  CheckInHistoryFailed,
  CheckInHistoryPage,
} from '#app/features/wellbeing/check-in-history-page.tsx'
import { openHistory } from '#app/features/wellbeing/open-history.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { DaySchema } from '#app/lib/dates.ts'
import { listMemberKeys } from '#db/queries/members.ts'
import { listChecks } from '#db/queries/wellbeing.ts'

/** Days on one page; one more is read, to know whether there is an older page. */
const PAGE_DAYS = 31
const JUST_NOW_MS = 15_000

export const meta: MetaFunction = () => [{ title: 'Check-in history · Burrow' }]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = v.safeParse(DaySchema, new URL(request.url).searchParams.get('before'))
  const before = asked.success ? asked.output : null
  const { member, shell, rows } = await requireMember(
    { request, context },
    {
      feature: 'wellbeing',
      isOpenToAll: true,
      read: (db, owner) => [
        listChecks(db, owner, { before, limit: PAGE_DAYS + 1 }),
        listMemberKeys(db, owner),
      ],
    },
  )
  const [checks, keys] = rows
  const mayCheckIn = mayUse(member.level, 'wellbeing')
  // What a former member wrote stays readable (decision 20); who never wrote reads what it does.
  if (!mayCheckIn && checks.length === 0 && before === null) {
    throw data({ shell, feature: 'wellbeing' }, { status: 402 })
  }
  try {
    const page = checks.slice(0, PAGE_DAYS)
    const entries = await openHistory(await openMemberVault(context.config.masterKeys, keys), page)
    const history: CheckInHistory = {
      entries,
      chart: before === null ? checkInChart(entries) : null,
      older: checks.length > PAGE_DAYS ? (page.at(-1)?.date ?? null) : null,
      isFirstPage: before === null,
      isJustSaved: before === null && context.now - (page[0]?.updatedAt ?? 0) < JUST_NOW_MS,
      mayCheckIn,
    }
    return { shell, history }
  } catch (error) {
    context.log.error('load check-ins', error)
    return data({ shell, history: null }, { status: 500 })
  }
}

export default function CheckInResults() {
  const { history } = useLoaderData<typeof loader>()
  return history ? <CheckInHistoryPage history={history} /> : <CheckInHistoryFailed />
}
