import { type KeyboardEvent } from 'react'
import { describedBy, FieldError } from '#app/ui/field.tsx'
import { PLAN_LISTS, type PlanItem, type PlanList, TASK_LENGTH } from './planner.ts'
import { slotNames } from './planner-fields.ts'

/** Enter goes on to the next task in sight, or to the button; with Control or Command it saves. */
function goOn(event: KeyboardEvent<HTMLTextAreaElement>) {
  const { form } = event.currentTarget
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !form) return
  event.preventDefault()
  if (event.ctrlKey || event.metaKey) return form.requestSubmit()
  const stops = [...form.querySelectorAll<HTMLElement>('textarea, button')]
  const after = stops.slice(stops.indexOf(event.currentTarget) + 1)
  after.find((stop) => stop.offsetParent !== null)?.focus()
}

// Quiet until it is used, growing with what is written.
const LINE =
  'block field-sizing-content min-h-11 w-full resize-none rounded-t-sm border-b-[1.5px] border-edge bg-transparent p-2 wrap-anywhere hover:bg-sunk aria-invalid:border-clay group-has-[:checked]:text-ink-soft group-has-[:checked]:line-through'

interface PlannerSlotProps {
  list: PlanList
  slot: number
  item: PlanItem
  errors: Partial<Record<string, string>>
}

/** One slot of a list: a box to tick and a line to write in, which grows with long words. */
export const PlannerSlot = ({ list, slot, item, errors }: PlannerSlotProps) => {
  const names = slotNames(list, slot)
  const label = `${PLAN_LISTS[list].label} task ${slot + 1}`
  const error = errors[names.text] ?? errors[names.completed]
  const field = describedBy({ label, name: names.text, error })
  return (
    <li className="group">
      <div className="flex gap-1">
        <label className="choice shrink-0 px-1">
          <input
            type="checkbox"
            name={names.completed}
            value="on"
            defaultChecked={item.completed}
          />
          <span className="sr-only">{label} is done</span>
        </label>
        <div className="min-w-0 grow">
          <label htmlFor={field.id} className="sr-only">
            {label}
          </label>
          <textarea
            {...field}
            className={LINE}
            rows={1}
            maxLength={TASK_LENGTH}
            autoComplete="off"
            defaultValue={item.text}
            onKeyDown={goOn}
          />
        </div>
      </div>
      {error && (
        <div className="pt-1 pb-2 pl-9">
          <FieldError id={`${field.id}-error`}>{error}</FieldError>
        </div>
      )}
    </li>
  )
}
