import { useState } from 'react'
import { FieldError } from '#app/ui/field.tsx'
import { Details } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { countTasks, PLAN_LISTS, type PlanItem, type PlanList, slotsInSight } from './planner.ts'
import { PlannerSlot } from './planner-slot.tsx'

const HINTS: Record<PlanList, string> = {
  personal: 'For you, your home and the people around you.',
  occupational: 'Work, study, or whatever your days are made of.',
  additional: 'Anything else you would like to keep in mind.',
}

const LIST_UNREADABLE =
  'The tasks you saved here could not be opened. Leave this list empty and they stay as they are; write new ones and those take their place.'

interface PlannerListProps {
  list: PlanList
  /** Every slot of the list as the form has it now. */
  items: readonly PlanItem[]
  /** Whether the list is stored but could not be opened. */
  isUnreadable: boolean
  errors: Partial<Record<string, string>>
}

/** One list of the planner: its tasks, an empty line to go on with, and the rest folded away. */
export const PlannerList = ({ list, items, isUnreadable, errors }: PlannerListProps) => {
  const [before, setBefore] = useState(() => slotsInSight(items))
  const inSight = slotsInSight(items, before)
  if (inSight > before) setBefore(inSight)
  const { label } = PLAN_LISTS[list]
  const { done, total } = countTasks(items)
  const left = items.length - inSight
  const slots = items.map((item, slot) => (
    <PlannerSlot key={slot} list={list} slot={slot} item={item} errors={errors} />
  ))
  return (
    <section className="card grid grid-cols-1 gap-4" aria-labelledby={`list-${list}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={`list-${list}`}>{label}</h2>
        {total > 0 && (
          <p className="figures text-ink-soft">
            {done} of {total} done
          </p>
        )}
        <p className="basis-full text-ink-soft">{HINTS[list]}</p>
      </div>
      {isUnreadable && <Notice tone="warn">{LIST_UNREADABLE}</Notice>}
      {errors[list] && <FieldError id={`list-${list}-error`}>{errors[list]}</FieldError>}
      <ul className="grid grid-cols-1 gap-1">{slots.slice(0, inSight)}</ul>
      {left > 0 && (
        <Details
          summary={
            <>
              {left === 1 ? 'One more line' : `${left} more lines`}
              <span className="sr-only"> for {label}</span>
            </>
          }
        >
          <ul className="-ml-7 grid grid-cols-1 gap-1">{slots.slice(inSight)}</ul>
        </Details>
      )}
    </section>
  )
}
