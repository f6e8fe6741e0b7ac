import { ChevronDown } from './icons.tsx'
import { type ComponentPropsWithoutRef } from 'react'
import { describedBy, type FieldFrame, FieldShell } from './field.tsx'

type SelectProps = FieldFrame & Omit<ComponentPropsWithoutRef<'select'>, 'id' | 'name'>

/** A native choice from a list; its children are `<option>`s. */
export const Select = ({ label, name, id, hint, error, children, ...select }: SelectProps) => {
  const field = { label, name, id, hint, error }
  return (
    <FieldShell field={field}>
      <div className="input-frame">
        <select {...select} className="input" {...describedBy(field)}>
          {children}
        </select>
        <span className="input-end pointer-events-none">
          <ChevronDown size={20} aria-hidden="true" />
        </span>
      </div>
    </FieldShell>
  )
}
