import { type Answers, shortScale, totalScore } from '#app/features/assessment/core10.ts'
import { type DayString, formatShortDay } from '#app/lib/dates.ts'

type Short = ReturnType<typeof shortScale>

/**
 * Where a member stands on the short scale (decision 28), with the day of the assessment: `known`
 * when its answers are kept with us, `elsewhere` when they are on a device of theirs, `none` when
 * there was no assessment.
 */
export type Standing =
  | { is: 'none' }
  | { is: 'elsewhere'; day: string }
  | {
      is: 'known'
      day: string
      label: Short['label']
      tone: Short['tone']
      /** Distress and In Crisis, which are never shown without the way to help. */
      isLow: boolean
    }

/** How the day of an assessment is told. */
const dayWords = (date: DayString, today: DayString) =>
  date === today ? 'today' : formatShortDay(date)

/** The standing that an assessment's answers give. `offset` is the operator's (decision 26). */
export function standingOf(
  { date, answers }: { date: DayString; answers: Answers },
  today: DayString,
  offset: number,
): Standing {
  const short = shortScale(totalScore(answers, offset))
  return { is: 'known', day: dayWords(date, today), ...short, isLow: short.tone >= 4 }
}

/** The standing of one whose answers are not with us; `lastAssessed` is told by the days' marks. */
export function standingByMarks(lastAssessed: DayString | null, today: DayString): Standing {
  return lastAssessed === null
    ? { is: 'none' }
    : { is: 'elsewhere', day: dayWords(lastAssessed, today) }
}
