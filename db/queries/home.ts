import { eq, sql } from 'drizzle-orm'
import { addDays, dayIn } from '#app/lib/dates.ts'
import type { Database } from '#db/client.ts'
import type { Owner } from '#db/owner.ts'
import { users } from '#db/schema/accounts.ts'

/** The daily look-back of S1 §9, and a day for the zones. */
const DAILY_SPAN = 31

/** The weekly streak is told for a year at most, so that the rows read stay few. */
const MOST_WEEKS = 53

type Text = string | null

/** One fact of the member's, as text; written out, because this page is asked for more than any. */
const fact = sql<Text>

/** The days with something that keeps the daily streak (S1 §9), with commas between them. */
const streakDays = (from: string) => fact`(
  select group_concat(distinct date) from activity_days
  where user_id = users.id and kind in ('journal', 'assessment', 'check_in') and date >= ${from})`

/** What was done on the dates around today: 'yyyy-MM-dd kind', with commas between them. */
const recentActivity = (from: string, to: string) => fact`(
  select group_concat(date || ' ' || kind) from activity_days
  where user_id = users.id and date between ${from} and ${to})`

/**
 * The newest day of each week with an ended conversation, back to the first week without one: one
 * step down the index a week, instead of a year of days.
 */
const talkWeeks = fact`(
  with recursive talks(day) as (
    select max(date) from conversations where user_id = users.id and ended_at is not null
    union all
    select (select max(date) from conversations where user_id = users.id and ended_at is not null
      and date < date(day, 'weekday 0', '-6 days')
      and date >= date(day, 'weekday 0', '-13 days'))
    from talks where day is not null
    limit ${sql.raw(String(MOST_WEEKS))})
  select group_concat(day) from talks)`

/** The day of the last assessment, wherever its answers are kept (decision 19). */
const lastAssessed = fact`(
  select max(date) from activity_days where user_id = users.id and kind = 'assessment')`

/** The newest assessment that is kept here, its answers sealed: `[date, answers, createdAt]`. */
const keptAssessment = fact`(
  select json_array(date, answers, created_at) from assessments
  where user_id = users.id order by date desc limit 1)`

/** The tasks of the days around today: `[[date, dailyTasks], …]`, the planner's lists sealed. */
const recentTasks = (from: string, to: string) => fact`(
  select json_group_array(json_array(date, daily_tasks)) from wellbeing_checks
  where user_id = users.id and date between ${from} and ${to})`

/** How often the affirmations of the days around today were refreshed: `[[date, count], …]`. */
const refreshes = (from: string, to: string) => fact`(
  select json_group_array(json_array(date, count)) from daily_refreshes
  where user_id = users.id and kind = 'affirmations' and date between ${from} and ${to})`

/** The wrapped data keys, oldest first: `[[version, masterKeyId, wrappedKey], …]`. */
const memberKeys = fact`(
  select json_group_array(json_array(version, master_key_id, wrapped_key)) from (
    select * from member_keys where user_id = users.id order by version))`

/**
 * All that /home tells a member about themselves, in one row of a few short texts: a row for each
 * thing would cost more than finding it. `users.id` stands for the owner throughout. Nobody has no
 * row. The member's own date is never more than a day from the date in UTC.
 */
export function findHomeFacts(db: Database, owner: Owner, now: number) {
  const utcDay = dayIn('UTC', now)
  const [yesterday, tomorrow] = [addDays(utcDay, -1), addDays(utcDay, 1)]
  return db
    .select({
      userId: users.id,
      streakDays: streakDays(addDays(utcDay, -DAILY_SPAN)),
      recentActivity: recentActivity(yesterday, tomorrow),
      talkWeeks,
      lastAssessed,
      keptAssessment,
      recentTasks: recentTasks(yesterday, tomorrow),
      refreshes: refreshes(yesterday, tomorrow),
      memberKeys,
    })
    .from(users)
    .where(eq(users.id, owner))
}

/** The row of `findHomeFacts`. */
export type HomeFactsRow = Awaited<ReturnType<typeof findHomeFacts>>[number]
