import { err, ok, type Result } from '#app/lib/result.ts'
import { type DayPlan, forEachList, isSameItem, type PlanItem, type PlanList } from './planner.ts'

/** A slot where two tasks meet and no other slot of the list is left for one of them. */
export interface PlanClash {
  list: PlanList
  slot: number
  /** What was stored there in the meantime. */
  stored: PlanItem
}

/** A slot after merging: what it holds, and what found no place in it. */
interface Merged {
  item: PlanItem
  displaced: PlanItem | null
}

/**
 * Brings together what a form was opened with (`base`), what it holds now (`mine`) and what has been
 * stored in the meantime, slot by slot. What only one side changed is taken from that side; a change
 * wins over a removal; where both sides wrote different tasks, the stored one keeps the slot and
 * mine goes into the next empty one. Only where the list is full is there a clash, and then nothing
 * is merged. Merging the same form once more adds no words and loses none.
 */
export function mergePlans(
  base: DayPlan,
  mine: DayPlan,
  stored: DayPlan,
): Result<DayPlan, PlanClash[]> {
  const clashes: PlanClash[] = []
  const plan = forEachList((list) => {
    const slots = stored[list].map((kept, slot) =>
      mergeSlot(base[list][slot] ?? kept, mine[list][slot] ?? kept, kept),
    )
    const items = slots.map(({ item }) => item)
    slots.forEach(({ item, displaced }, slot) => {
      if (!displaced || place(items, displaced)) return
      clashes.push({ list, slot, stored: item })
    })
    return items
  })
  return clashes.length > 0 ? err(clashes) : ok(plan)
}

function mergeSlot(base: PlanItem, mine: PlanItem, stored: PlanItem): Merged {
  const settled = (item: PlanItem): Merged => ({ item, displaced: null })
  if (isSameItem(mine, base) || isSameItem(mine, stored)) return settled(stored)
  if (isSameItem(stored, base) || stored.text === '') return settled(mine)
  if (mine.text === '') return settled(stored)
  // Both wrote the same words, and only one of them ticked: the tick is the change.
  if (mine.text === stored.text) return settled({ ...mine, completed: true })
  return { item: stored, displaced: mine }
}

/** Puts a task that lost its slot into the list, unless its words are there already. */
function place(items: PlanItem[], task: PlanItem): boolean {
  const same = items.findIndex(({ text }) => text === task.text)
  const at = same >= 0 ? same : items.findIndex(({ text }) => text === '')
  const there = items[at]
  if (!there) return false
  items[at] = { text: task.text, completed: task.completed || there.completed }
  return true
}

/**
 * What a form is to be merged from once its clashes have been shown: saved again, its words take the
 * slots where they clashed, and everything else is merged as before.
 */
export function baseAfterClash(base: DayPlan, clashes: readonly PlanClash[]): DayPlan {
  return forEachList((list) =>
    base[list].map((item, slot) => {
      const clash = clashes.find((one) => one.list === list && one.slot === slot)
      return clash ? clash.stored : item
    }),
  )
}
