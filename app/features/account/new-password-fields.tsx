import { PasswordField } from '#app/ui/password-field.tsx'

interface NewPasswordFieldsProps {
  label?: string
  errors: Record<string, string>
}

/** A new password and the same again. */
export function NewPasswordFields({ label = 'Password', errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        required
        hint="At least 8 characters, with 3 of: uppercase letters, lowercase letters, numbers, special characters. Or simply 15 characters or more."
        error={errors.password}
      />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  )
}
