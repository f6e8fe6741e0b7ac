import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { CodeField } from './verify-form.tsx'

interface ConfirmFormProps {
  answer: FormAnswer
  /** Whether a password can be asked for. */
  hasPassword: boolean
  /** Whether a code may be asked for as well as a password. */
  mayUseCode?: boolean
  isCodeSent: boolean
  /** The word on the button. */
  action: string
}

/** Shows that an account is one's own: by its password or by a code that goes to its address. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { answer, hasPassword, mayUseCode = true, isCodeSent, action } = props
  const { errors, typed } = answer
  return (
    <div className="grid gap-8">
      <FormError message={errors.form} />
      {hasPassword && (
        <Form method="post" noValidate className="grid gap-5">
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors.password}
          />
          <Button wide name="intent" value="password">
            {action}
          </Button>
        </Form>
      )}
      {mayUseCode && isCodeSent && (
        <Form method="post" noValidate className="grid gap-5">
          <Notice>A code is on its way to your email address. It works for 5 minutes.</Notice>
          <CodeField typed={typed.code} error={errors.code} />
          <Button wide variant={hasPassword ? 'secondary' : 'primary'} name="intent" value="code">
            {action} with this code
          </Button>
        </Form>
      )}
      {mayUseCode && (
        <Form method="post">
          <Button
            wide
            variant={hasPassword || isCodeSent ? 'quiet' : 'primary'}
            name="intent"
            value="send-code"
          >
            {isCodeSent ? 'Send another code' : 'Send a code by email'}
          </Button>
        </Form>
      )}
    </div>
  )
}
