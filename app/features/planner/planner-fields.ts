import type { Fields } from '#app/features/check-in/check-in-fields.ts'
import {
  type DayPlan,
  forEachList,
  LIST_NAMES,
  PLAN_LISTS,
  type PlanList,
  toPlan,
  withoutEmptyEnd,
} from './planner.ts'

/** The names of one slot's two fields: 'personal.0.text' and 'personal.0.completed'. */
export function slotNames(list: PlanList, slot: number) {
  return { text: `${list}.${slot}.text`, completed: `${list}.${slot}.completed` }
}

/** The fields that show a plan in its form. */
export function toPlanFields(plan: DayPlan): Fields {
  const fields: Fields = {}
  for (const list of LIST_NAMES) {
    plan[list].forEach(({ text, completed }, slot) => {
      const names = slotNames(list, slot)
      fields[names.text] = text
      fields[names.completed] = completed ? 'on' : ''
    })
  }
  return fields
}

/** The plan that a form shows at this moment, whether or not it could be saved. */
export function planOfFields(fields: Fields): DayPlan {
  return toPlan(
    forEachList((list) =>
      Array.from({ length: PLAN_LISTS[list].slots }, (_, slot) => {
        const names = slotNames(list, slot)
        return { text: fields[names.text] ?? '', completed: fields[names.completed] === 'on' }
      }),
    ),
  )
}

/** The plan that a form was opened with, as it travels with the form. */
export function writeBase(plan: DayPlan): string {
  return JSON.stringify(forEachList((list) => withoutEmptyEnd(plan[list])))
}
