import { and, asc, between, eq, sql, type SQL } from 'drizzle-orm'
import { CHECK_IN_ITEMS, type CheckInItem } from '#app/features/check-in/check-in-day.ts'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { addDays, dayIn, type DayString } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { wellbeingChecks } from '#db/schema/wellbeing.ts'

const { date, userId, morningRoutine, eveningRoutine, dailyTasks, dailyDiscipline } =
  wellbeingChecks

/** The values of a part as one JSON array, by a single reading of its column. */
function valuesOf(column: SQLiteColumn, part: CheckInItem['part']): SQL {
  const paths = CHECK_IN_ITEMS.filter((item) => item.part === part).map(({ key }) => `'$.${key}'`)
  return sql`json_extract(${column}, ${sql.raw(paths.join(', '))})`
}

// A damaged column must not make the whole statement fail: it is read as null and told by the page.
const isWhole = sql`json_valid(${morningRoutine}) and json_valid(${eveningRoutine}) and json_valid(${dailyTasks}) and json_valid(${dailyDiscipline})`

// Mottos and the planner's lists are sealed, long and of no use to a year, so they stay behind.
const values = sql<string | null>`case when ${isWhole} then
  replace(replace(replace(${valuesOf(morningRoutine, 'morning')}
    || ${valuesOf(eveningRoutine, 'evening')}
    || ${valuesOf(dailyTasks, 'tasks')}
    || ${valuesOf(dailyDiscipline, 'discipline')},
  '][', ','), 'true', '1'), 'false', '0') end`

/** Every check-in writes this key as true or false; a day with a plan alone has none. */
const isCheckIn = sql`case when json_valid(${morningRoutine})
  then json_type(${morningRoutine}, '$.setBed') in ('true', 'false') else 1 end`

/** The check-ins from one date to another, both included, oldest first, as bare numbers. */
export function listCheckInDays(
  db: Database,
  owner: Owner,
  { from, to }: { from: DayString; to: DayString },
) {
  return db
    .select({ date, values })
    .from(wellbeingChecks)
    .where(and(eq(userId, owner), between(date, from, to), isCheckIn))
    .orderBy(asc(date))
}

/**
 * The check-ins of the last so many dates, counted back from every date that is today somewhere on
 * earth at `now`: two dates more than asked for, so that a page can read them in the same round trip
 * that tells it the member's zone.
 */
export function listLastCheckInDays(
  db: Database,
  owner: Owner,
  { days, now }: { days: number; now: number },
) {
  const from = addDays(dayIn('Etc/GMT+12', now), 1 - days)
  return listCheckInDays(db, owner, { from, to: dayIn('Etc/GMT-14', now) })
}

/** The first date with anything kept on it, a check-in or a plan: one row, or none. */
export function firstCheckDay(db: Database, owner: Owner) {
  return db
    .select({ date })
    .from(wellbeingChecks)
    .where(eq(userId, owner))
    .orderBy(asc(date))
    .limit(1)
}
