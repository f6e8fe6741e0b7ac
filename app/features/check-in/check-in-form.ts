import * as v from 'valibot'
import { DaySchema } from '#app/lib/day-schema.ts'
import type { CheckIn } from './check-in.ts'
import {
  DISCIPLINE,
  DURATIONS,
  EVENING_HABITS,
  EVENING_MINUTES,
  keysOf,
  MORNING_HABITS,
  MORNING_MINUTES,
  MOTTO_LENGTH,
  TASKS,
} from './check-in-items.ts'

const PARTS = ['morning', 'evening', 'tasks', 'discipline'] as const

// A browser leaves an unticked box out of the form.
const Ticked = v.pipe(
  v.optional(v.picklist(['', 'on'], 'Please tick the box or leave it empty.'), ''),
  v.transform((value) => value === 'on'),
)

const Minutes = v.pipe(
  v.optional(v.string(), '0'),
  v.picklist(DURATIONS.map(String), 'Please choose 0, 5, 10, 15 or 30 minutes.'),
  v.transform(Number),
)

const Time = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.regex(
    /^(([01]\d|2[0-3]):[0-5]\d)?$/,
    'Please give a time of day, such as 07:30, or leave it empty.',
  ),
)

const Motto = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.maxLength(MOTTO_LENGTH, `Please keep your motto to ${MOTTO_LENGTH} characters.`),
)

/** Puts the flat fields of the form (`morning.setBed`) under their parts. Unknown fields fall away. */
function intoParts(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields)
  const under = (part: string) =>
    entries
      .filter(([name]) => name.startsWith(`${part}.`))
      .map(([name, value]) => [name.slice(part.length + 1), value])
  return Object.fromEntries([
    ['date', fields.date],
    ...PARTS.map((part) => [part, Object.fromEntries(under(part))]),
  ])
}

/**
 * The check-in as a form sends it: `date` (the day the form was opened for), and fields named by
 * part and key such as `morning.wakeTime`, `evening.motto`, `tasks.walk`. Boxes send `on`, minutes
 * one of the durations. Issues carry the path part, key, so that `path.join('.')` is the field.
 */
export const CheckInFormSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(intoParts),
  v.object({
    date: DaySchema,
    morning: v.object({
      wakeTime: Time,
      motto: Motto,
      ...v.entriesFromList(keysOf(MORNING_HABITS), Ticked),
      ...v.entriesFromList(keysOf(MORNING_MINUTES), Minutes),
    }),
    evening: v.object({
      sleepTime: Time,
      motto: Motto,
      ...v.entriesFromList(keysOf(EVENING_HABITS), Ticked),
      ...v.entriesFromList(keysOf(EVENING_MINUTES), Minutes),
    }),
    tasks: v.object(v.entriesFromList(keysOf(TASKS), Ticked)),
    discipline: v.object(v.entriesFromList(keysOf(DISCIPLINE), Ticked)),
  }),
)

export type CheckInForm = v.InferOutput<typeof CheckInFormSchema>

/** The check-in of a form, without the date it was opened for. */
export function toCheckIn({ morning, evening, tasks, discipline }: CheckInForm): CheckIn {
  return { morning, evening, tasks, discipline }
}
