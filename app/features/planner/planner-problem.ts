import type { DayString } from '#app/lib/dates.ts'
import type { Fields } from '#app/features/check-in/check-in-fields.ts'
import type { DayPlan } from './planner.ts'
import { slotNames, writeBase } from './planner-fields.ts'
import { baseAfterClash, type PlanClash } from './planner-merge.ts'

export const TASKS_NOT_SAVED = 'Failed to save tasks. Please try again.'

const LOOK_AGAIN = 'Some tasks need another look. Everything you entered is still here.'
const NOTHING_TO_SAVE = 'There is nothing to save yet. Write down one task, then save.'
const CLASHED =
  'This plan was changed elsewhere, and a list is full. Save again to keep your words, or change them first.'

/** A refused saving: what to say, and what the form goes on with, all that was entered included. */
export interface PlannerProblem {
  message: string
  /** Messages by field, by list, or under `lists`. */
  errors: Fields
  /** What was entered; empty where the form still has it. */
  fields: Fields
  date: DayString | null
  base: string | null
}

/** Why a plan was not saved. */
export type PlannerRefusal =
  { kind: 'day'; message: string } | { kind: 'empty' } | { kind: 'clash'; clashes: PlanClash[] }

/** What a form that could not be read goes on with. */
export function unreadable(
  errors: Record<string, string>,
  typed: Record<string, string>,
  today: DayString,
): PlannerProblem {
  const date = errors.date ? today : (typed.date ?? today)
  return { message: LOOK_AGAIN, errors, fields: typed, date, base: typed.base ?? null }
}

/** What a form whose plan was refused goes on with. */
export function refused(
  refusal: PlannerRefusal,
  form: { date: DayString; base: DayPlan; fields: Fields },
  today: DayString,
): PlannerProblem {
  const { fields } = form
  const kept = { errors: {}, fields, date: form.date, base: writeBase(form.base) }
  switch (refusal.kind) {
    case 'empty':
      return { ...kept, message: NOTHING_TO_SAVE }
    // Nothing of the other day's plan is in today's, so all of the form is new there.
    case 'day':
      return { ...kept, message: refusal.message, date: today, base: '' }
    case 'clash': {
      const base = writeBase(baseAfterClash(form.base, refusal.clashes))
      return { ...kept, message: CLASHED, errors: clashErrors(refusal.clashes), base }
    }
  }
}

function clashErrors(clashes: readonly PlanClash[]): Fields {
  return Object.fromEntries(
    clashes.map(({ list, slot, stored }) => [
      slotNames(list, slot).text,
      `Elsewhere this place now holds ‘${stored.text}’.`,
    ]),
  )
}
