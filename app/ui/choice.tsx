import { type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { describedBy, FieldError, fieldId } from './field.tsx'

type CheckboxProps = Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'name'> & {
  label: ReactNode
  name: string
  hint?: ReactNode
  error?: string | undefined
}

/** One box to tick; the whole row is the target. */
export const Checkbox = ({ label, name, id, hint, error, ...input }: CheckboxProps) => {
  const field = { label, name, id, hint, error }
  return (
    <div>
      <label className="choice">
        <input {...input} type="checkbox" {...describedBy(field)} />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${fieldId(field)}-hint`} className="field-hint pl-[2.125rem]">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${fieldId(field)}-error`}>{error}</FieldError>}
    </div>
  )
}

export type Option = { value: string; label: ReactNode; disabled?: boolean }

type GroupProps = {
  legend: ReactNode
  name: string
  options: readonly Option[]
  defaultValue?: string | undefined
  /** Controlled use: give both, or neither. */
  value?: string | undefined
  onChoose?: (value: string) => void
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
}

const radioProps = (group: GroupProps, option: Option) => ({
  type: 'radio' as const,
  name: group.name,
  value: option.value,
  disabled: option.disabled,
  required: group.required,
  ...(group.value === undefined
    ? { defaultChecked: group.defaultValue === option.value }
    : { checked: group.value === option.value }),
  onChange: () => group.onChoose?.(option.value),
})

const GroupFrame = ({ group, children }: { group: GroupProps; children: ReactNode }) => (
  <Fieldset legend={group.legend} name={group.name} hint={group.hint} error={group.error}>
    {children}
  </Fieldset>
)

/** One choice of a few, each on a line of its own. */
export const RadioGroup = (group: GroupProps) => (
  <GroupFrame group={group}>
    <div>
      {group.options.map((option) => (
        <label key={option.value} className="choice">
          <input {...radioProps(group, option)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </GroupFrame>
)

/** One choice of a few short ones, side by side: minutes, themes. Native radio buttons inside. */
export const Segmented = (group: GroupProps) => (
  <GroupFrame group={group}>
    <div className="segments">
      {group.options.map((option) => (
        <label key={option.value} className="segment">
          <input {...radioProps(group, option)} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </GroupFrame>
)

type FieldsetProps = Pick<GroupProps, 'legend' | 'hint' | 'error'> & {
  name: string
  children: ReactNode
}

/** Controls that answer one question together. */
export const Fieldset = ({ legend, name, hint, error, children }: FieldsetProps) => {
  const id = `group-${name}`
  const described = describedBy({ label: legend, name, id, hint, error })['aria-describedby']
  return (
    <fieldset id={id} aria-describedby={described} className="field">
      <legend className="field-label mb-1.5">{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
