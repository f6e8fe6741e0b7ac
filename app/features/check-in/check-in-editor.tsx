import { Form } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { formatLongDay } from '#app/lib/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { type Fields, fromFields } from './check-in-fields.ts'
import { CheckInLevelTag } from './check-in-level-tag.tsx'
import { CheckInParts } from './check-in-parts.tsx'
import { CHECK_IN_LEVELS, checkInLevel, PART_LABELS, scoreCheckIn } from './check-in-score.ts'

interface CheckInEditorProps {
  /** The day this form is for (`yyyy-MM-dd`); it goes back with the form. */
  date: string
  /** What the form shows at first. */
  fields: Fields
  /** The mottos that are stored but could not be opened. */
  unreadable: readonly string[]
  /** Why the last saving was refused, and the day the form is for from now on if that changes. */
  problem?: { message: string; errors: Fields; date: string | null } | undefined
  isSaving: boolean
}

function readFields(form: HTMLFormElement): Fields {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** The check-in's form with the score of what is in it so far. It works the same without script. */
export const CheckInEditor = (props: CheckInEditorProps) => {
  const { date, fields, unreadable, problem, isSaving } = props
  // Once open, the form stays as the person has it: fresh loader data must not undo what is typed,
  // nor move it to another day.
  const [opened] = useState({ date, fields })
  const [current, setCurrent] = useState(fields)
  const day = problem?.date ?? opened.date
  const update = (event: FormEvent<HTMLFormElement>) => setCurrent(readFields(event.currentTarget))
  return (
    <Form
      method="post"
      action="/wellbeing/check-in"
      onChange={update}
      noValidate
      className="grid gap-6"
    >
      <input type="hidden" name="date" value={day} />
      <FormError message={problem?.message} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid gap-6">
          <CheckInParts
            fields={opened.fields}
            errors={problem?.errors ?? {}}
            unreadable={unreadable}
          />
        </div>
        <div className="card grid gap-4 lg:sticky lg:top-20">
          <ScoreSoFar fields={current} />
          <p className="text-sm text-ink-soft">
            This will be kept under <time dateTime={day}>{formatLongDay(day)}</time>.
          </p>
          <Button wide busy={isSaving && 'Saving Check-in...'}>
            Save Check-in
          </Button>
        </div>
      </div>
    </Form>
  )
}

const [healthy, doingWell, drifting] = CHECK_IN_LEVELS
const LEVELS_EXPLAINED = `The word follows from the points alone: ${healthy.label} from ${healthy.from}, ${doingWell.label} from ${doingWell.from}, ${drifting.label} from ${drifting.from}. `

const ScoreSoFar = ({ fields }: { fields: Fields }) => {
  const { points, possible, parts } = scoreCheckIn(fromFields(fields))
  return (
    <section aria-labelledby="score-so-far" className="grid gap-3">
      <h2 id="score-so-far" className="text-lg">
        Score so far
      </h2>
      <p className="flex flex-wrap items-center gap-3">
        <span className="figures text-2xl font-semibold">
          {points}/{possible} points
        </span>
        {points > 0 && <CheckInLevelTag level={checkInLevel(points)} />}
      </p>
      <dl className="grid gap-1 text-sm">
        {Object.entries(parts).map(([part, score]) => (
          <div key={part} className="flex justify-between gap-4">
            <dt>{PART_LABELS[part as keyof typeof parts]}</dt>
            <dd className="figures">
              {score.points}/{score.possible}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {points > 0 ? LEVELS_EXPLAINED : 'Tick what fits, in any order. '}
        This is a score of routines on one day. It is no measure of you.
      </p>
    </section>
  )
}
