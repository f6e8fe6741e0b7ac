import { Eye, EyeOff } from './icons.tsx'
import { type ComponentPropsWithoutRef, useEffect, useState } from 'react'
import { describedBy, type FieldFrame, FieldShell } from './field.tsx'

type PasswordProps = FieldFrame &
  Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name' | 'type'> & {
    autoComplete: 'current-password' | 'new-password'
  }

/** A password that can be looked at. The eye appears once script runs; its room is always kept. */
export const PasswordField = ({ label, name, id, hint, error, ...input }: PasswordProps) => {
  const [scripted, setScripted] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setScripted(true), [])
  const field = { label, name, id, hint, error }
  return (
    <FieldShell field={field}>
      <div className="input-frame">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={shown ? 'text' : 'password'}
          className="input pr-12"
          {...describedBy(field)}
        />
        {scripted && (
          <button
            type="button"
            className="input-end cursor-pointer"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            <span className="sr-only">Show password</span>
          </button>
        )}
      </div>
    </FieldShell>
  )
}
