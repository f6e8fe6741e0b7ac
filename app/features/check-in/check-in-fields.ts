import type { CheckIn } from './check-in.ts'
import {
  DISCIPLINE,
  EVENING_HABITS,
  EVENING_MINUTES,
  keysOf,
  MORNING_HABITS,
  MORNING_MINUTES,
  TASKS,
} from './check-in-items.ts'

/** What a form holds: fields named by part and key (`morning.setBed`), each a text. */
export type Fields = Partial<Record<string, string>>

/** The fields that show a check-in in its form. */
export function toFields(checkIn: CheckIn): Fields {
  const fields: Fields = {}
  for (const [part, values] of Object.entries(checkIn)) {
    for (const [key, value] of Object.entries(values as Record<string, unknown>)) {
      if (typeof value === 'boolean') fields[`${part}.${key}`] = value ? 'on' : ''
      else fields[`${part}.${key}`] = String(value)
    }
  }
  return fields
}

function collect<K extends string, V>(keys: readonly K[], read: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as Record<K, V>
}

/**
 * The check-in that a half-filled form shows at this moment, for the score beside it. Nothing is
 * refused here: what makes no sense counts as not done.
 */
export function fromFields(fields: Fields): CheckIn {
  const text = (name: string) => fields[name] ?? ''
  const ticked = (part: string) => (key: string) => text(`${part}.${key}`) === 'on'
  const minutes = (part: string) => (key: string) => {
    const value = Number(text(`${part}.${key}`))
    return Number.isFinite(value) && value > 0 ? value : 0
  }
  return {
    morning: {
      wakeTime: text('morning.wakeTime'),
      motto: text('morning.motto'),
      ...collect(keysOf(MORNING_HABITS), ticked('morning')),
      ...collect(keysOf(MORNING_MINUTES), minutes('morning')),
    },
    evening: {
      sleepTime: text('evening.sleepTime'),
      motto: text('evening.motto'),
      ...collect(keysOf(EVENING_HABITS), ticked('evening')),
      ...collect(keysOf(EVENING_MINUTES), minutes('evening')),
    },
    tasks: collect(keysOf(TASKS), ticked('tasks')),
    discipline: collect(keysOf(DISCIPLINE), ticked('discipline')),
  }
}

/** A check-in with nothing in it: what the form begins with. */
export function emptyCheckIn(): CheckIn {
  return fromFields({})
}
