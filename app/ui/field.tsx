import { CircleAlert } from './icons.tsx'
import { type ComponentPropsWithoutRef, type ReactNode } from 'react'

/** What every control with a label shares. `error` is the message of that field, or nothing. */
export type FieldFrame = {
  label: ReactNode
  name: string
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}

export const fieldId = ({ id, name }: Pick<FieldFrame, 'id' | 'name'>) => id ?? `field-${name}`

/** Attributes that tie a control to its hint and its error. */
export const describedBy = (field: FieldFrame) => {
  const id = fieldId(field)
  const ids = [field.error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean)
  return {
    id,
    name: field.name,
    ...(ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {}),
    ...(field.error ? { 'aria-invalid': true } : {}),
  }
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="field-error">
    <CircleAlert size={20} aria-hidden="true" />
    {children}
  </p>
)

/** Label, hint, the control itself, then its error. */
export const FieldShell = ({ field, children }: { field: FieldFrame; children: ReactNode }) => {
  const id = fieldId(field)
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {field.label}
      </label>
      {field.hint && (
        <p id={`${id}-hint`} className="field-hint">
          {field.hint}
        </p>
      )}
      {children}
      {field.error && <FieldError id={`${id}-error`}>{field.error}</FieldError>}
    </div>
  )
}

type InputProps = FieldFrame & Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'>

/** A one-line field: text, e-mail, time, number. Passwords have password-field.tsx. */
export const Field = ({ label, name, id, hint, error, className, ...input }: InputProps) => {
  const field = { label, name, id, hint, error }
  return (
    <FieldShell field={field}>
      <input
        type="text"
        {...input}
        className={['input', className].filter(Boolean).join(' ')}
        {...describedBy(field)}
      />
    </FieldShell>
  )
}

type TextAreaProps = FieldFrame & Omit<ComponentPropsWithoutRef<'textarea'>, 'id' | 'name'>

/** A field of many lines that grows with what is written in it. */
export const TextArea = ({ label, name, id, hint, error, ...area }: TextAreaProps) => {
  const field = { label, name, id, hint, error }
  return (
    <FieldShell field={field}>
      <textarea {...area} className="input" {...describedBy(field)} />
    </FieldShell>
  )
}
