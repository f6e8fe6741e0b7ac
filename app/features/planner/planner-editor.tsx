import { Form } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { formatLongDay } from '#app/lib/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { Progress } from '#app/ui/status.tsx'
import type { Fields } from '#app/features/check-in/check-in-fields.ts'
import { countDay, type DayPlan, LIST_NAMES, type PlanList } from './planner.ts'
import { planOfFields } from './planner-fields.ts'
import { PlannerList } from './planner-list.tsx'
import type { PlannerProblem } from './planner-problem.ts'

interface PlannerEditorProps {
  /** The day this form is for (`yyyy-MM-dd`); it goes back with the form. */
  date: string
  /** What the form shows at first. */
  fields: Fields
  /** The plan the form was opened with, which goes back with it. */
  base: string
  /** The lists that are stored but could not be opened. */
  unreadable: readonly PlanList[]
  /** Why the last saving was refused, and what the form goes on with. */
  problem?: PlannerProblem | undefined
  isSaving: boolean
}

function readFields(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The planner's form with the progress of the day. It works the same without script. */
export const PlannerEditor = (props: PlannerEditorProps) => {
  const { date, fields, base, unreadable, problem, isSaving } = props
  // Once open, the form stays as the person has it: fresh loader data must not undo what is typed,
  // nor change what it is merged from.
  const [opened] = useState({ date, base })
  const [current, setCurrent] = useState(fields)
  const plan = planOfFields(current)
  const day = problem?.date ?? opened.date
  const update = (event: FormEvent<HTMLFormElement>) => setCurrent(readFields(event.currentTarget))
  return (
    <Form
      method="post"
      action="/wellbeing/planner"
      encType="multipart/form-data"
      onChange={update}
      noValidate
      className="grid grid-cols-1 gap-6"
    >
      <input type="hidden" name="date" value={day} />
      <input type="hidden" name="base" value={problem?.base ?? opened.base} />
      <FormError message={problem?.message}>
        {problem?.errors.lists && <p>{problem.errors.lists}</p>}
      </FormError>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid grid-cols-1 gap-6">
          {LIST_NAMES.map((list) => (
            <PlannerList
              key={list}
              list={list}
              items={plan[list]}
              isUnreadable={unreadable.includes(list)}
              errors={problem?.errors ?? {}}
            />
          ))}
        </div>
        <div className="card grid gap-4 lg:sticky lg:top-20">
          <DaySoFar plan={plan} />
          <p className="text-sm text-ink-soft">
            This will be kept under <time dateTime={day}>{formatLongDay(day)}</time>.
          </p>
          <Button wide busy={isSaving && 'Saving Tasks...'}>
            Save Tasks
          </Button>
        </div>
      </div>
    </Form>
  )
}

const DaySoFar = ({ plan }: { plan: DayPlan }) => {
  const { done, total } = countDay(plan)
  return (
    <section aria-labelledby="day-so-far" className="grid gap-3">
      <h2 id="day-so-far" className="text-lg">
        The day so far
      </h2>
      <Progress
        label="Tasks"
        value={done}
        max={Math.max(total, 1)}
        text={total > 0 ? `${done} of ${total} done` : 'None yet'}
      />
      <p className="text-sm text-ink-soft">
        A plan is there to help, not to be finished. What stays open may stay open.
      </p>
    </section>
  )
}
