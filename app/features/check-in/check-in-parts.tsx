import { Checkbox, Segmented } from '#app/ui/choice.tsx'
import { Field } from '#app/ui/field.tsx'
import type { Fields } from './check-in-fields.ts'
import {
  DISCIPLINE,
  DURATIONS,
  EVENING_HABITS,
  EVENING_MINUTES,
  MORNING_HABITS,
  MORNING_MINUTES,
  MOTTO_LENGTH,
  TASKS,
} from './check-in-items.ts'
import { PART_LABELS } from './check-in-score.ts'

interface PartProps {
  /** What each field shows at first. */
  fields: Fields
  /** The message of each field that was refused. */
  errors: Fields
  /** The mottos that are stored but could not be opened. */
  unreadable: readonly string[]
}

type Part = keyof typeof PART_LABELS

const PartFrame = ({ part, children }: { part: Part; children: React.ReactNode }) => (
  <section className="card grid gap-6" aria-labelledby={`part-${part}`}>
    <h2 id={`part-${part}`}>{PART_LABELS[part]}</h2>
    {children}
  </section>
)

type ItemsProps = PartProps & { part: Part; items: Record<string, string> }

const Habits = ({ part, items, fields, errors }: ItemsProps) => (
  <div className="grid gap-x-6 sm:grid-cols-2">
    {Object.entries(items).map(([key, label]) => {
      const name = `${part}.${key}`
      return (
        <Checkbox
          key={key}
          name={name}
          label={label}
          value="on"
          defaultChecked={fields[name] === 'on'}
          error={errors[name]}
        />
      )
    })}
  </div>
)

const minuteOptions = DURATIONS.map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? 'None' : String(minutes),
}))

const MinutesOfEach = ({ part, items, fields, errors }: ItemsProps) => (
  <div className="grid gap-5">
    {Object.entries(items).map(([key, label]) => {
      const name = `${part}.${key}`
      return (
        <Segmented
          key={key}
          name={name}
          legend={`${label}, minutes`}
          options={minuteOptions}
          defaultValue={fields[name] ?? '0'}
          error={errors[name]}
        />
      )
    })}
  </div>
)

const MOTTO_UNREADABLE =
  'The motto you saved could not be opened. Leave this empty and it stays as it is; write a new one and that takes its place.'

type MottoProps = PartProps & { part: Part; hint: string }

const Motto = ({ part, hint, fields, errors, unreadable }: MottoProps) => (
  <Field
    name={`${part}.motto`}
    label="Motto"
    hint={unreadable.includes(`${part}.motto`) ? MOTTO_UNREADABLE : hint}
    maxLength={MOTTO_LENGTH}
    autoComplete="off"
    defaultValue={fields[`${part}.motto`]}
    error={errors[`${part}.motto`]}
  />
)

const TimeOfDay = ({
  name,
  label,
  fields,
  errors,
}: PartProps & { name: string; label: string }) => (
  <Field
    type="time"
    name={name}
    label={label}
    className="max-w-40"
    defaultValue={fields[name]}
    error={errors[name]}
  />
)

/** Every question of the check-in, in its four parts. */
export const CheckInParts = (props: PartProps) => (
  <>
    <PartFrame part="morning">
      <TimeOfDay {...props} name="morning.wakeTime" label="Woke up at" />
      <Habits {...props} part="morning" items={MORNING_HABITS} />
      <MinutesOfEach {...props} part="morning" items={MORNING_MINUTES} />
      <Motto {...props} part="morning" hint="A few words to carry through the day, if you like." />
    </PartFrame>
    <PartFrame part="evening">
      <Habits {...props} part="evening" items={EVENING_HABITS} />
      <MinutesOfEach {...props} part="evening" items={EVENING_MINUTES} />
      <TimeOfDay {...props} name="evening.sleepTime" label="Going to bed at" />
      <Motto {...props} part="evening" hint="A few words to end the day with, if you like." />
    </PartFrame>
    <PartFrame part="tasks">
      <Habits {...props} part="tasks" items={TASKS} />
    </PartFrame>
    <PartFrame part="discipline">
      <Habits {...props} part="discipline" items={DISCIPLINE} />
    </PartFrame>
  </>
)
