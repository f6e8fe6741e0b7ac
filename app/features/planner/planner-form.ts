import * as v from 'valibot'
import { DaySchema } from '#app/lib/day-schema.ts'
import {
  forEachList,
  LIST_NAMES,
  PLAN_LISTS,
  type PlanList,
  TASK_LENGTH,
  tidyItem,
  toPlan,
} from './planner.ts'
import { slotNames } from './planner-fields.ts'

const BaseLists = v.array(v.object({ text: v.string(), completed: v.boolean() }))

// A form without a base is one that was opened with nothing: then nothing stored is ever replaced.
const Base = v.pipe(
  v.fallback(
    v.pipe(v.string(), v.parseJson(), v.object(v.entriesFromList(LIST_NAMES, BaseLists))),
    { personal: [], occupational: [], additional: [] },
  ),
  v.transform((lists) => toPlan(lists)),
)

const Text = v.pipe(
  v.optional(v.string('Please write the task in words.'), ''),
  v.transform((text) => tidyItem({ text, completed: false }).text),
  v.maxLength(TASK_LENGTH, `Please keep each task to ${TASK_LENGTH} characters.`),
)

const Completed = v.pipe(
  v.optional(v.picklist(['', 'on'], 'Please tick the box or leave it empty.'), ''),
  v.transform((value) => value === 'on'),
)

const Items = (list: PlanList) => {
  const { label, slots } = PLAN_LISTS[list]
  const most = `${label} has room for ${slots} tasks. Please leave out what does not fit.`
  return v.pipe(v.array(v.object({ text: Text, completed: Completed })), v.maxLength(slots, most))
}

const SLOT_FIELD = /^([^.]*)\.(.*)\.(?:text|completed)$/s

/** Puts the flat fields of the form under their lists. A slot that no list has makes the list too long. */
function intoLists(fields: Record<string, unknown>): Record<string, unknown> {
  const slotted = Object.keys(fields).flatMap((name) => {
    const [, list, slot] = SLOT_FIELD.exec(name) ?? []
    return list === undefined || slot === undefined ? [] : [{ list, slot }]
  })
  const known = (list: PlanList) =>
    Array.from({ length: PLAN_LISTS[list].slots }, (_, slot) => {
      const names = slotNames(list, slot)
      return { text: fields[names.text], completed: fields[names.completed] }
    })
  const hasMore = (list: PlanList) =>
    slotted.some(
      (one) => one.list === list && !(/^\d$/.test(one.slot) && +one.slot < PLAN_LISTS[list].slots),
    )
  return {
    date: fields.date,
    base: fields.base,
    lists: slotted.filter(({ list }) => !LIST_NAMES.some((name) => name === list)),
    ...forEachList((list) => [...known(list), ...(hasMore(list) ? [{}] : [])]),
  }
}

/**
 * The planner as a form sends it: `date` (the day it was opened for), `base` (the plan it was opened
 * with), and the two fields of each slot. Issues carry the path list, slot, field, so that
 * `path.join('.')` is the field.
 */
export const PlannerFormSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(intoLists),
  v.object({
    date: DaySchema,
    base: Base,
    lists: v.pipe(
      v.array(v.unknown()),
      v.maxLength(0, 'A plan has three lists: Personal, Occupational and Additional.'),
    ),
    personal: Items('personal'),
    occupational: Items('occupational'),
    additional: Items('additional'),
  }),
  v.transform(({ date, base, ...lists }) => ({ date, base, plan: toPlan(lists) })),
)

export type PlannerForm = v.InferOutput<typeof PlannerFormSchema>
