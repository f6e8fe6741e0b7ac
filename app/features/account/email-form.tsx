import { Form, Link } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/notice.tsx'
import type { FormAnswer } from './form-answer.ts'
import { CodeField } from './verify-form.tsx'

interface EmailFormProps {
  step: 'address' | 'code'
  /** The present address, or the one that the code went to. */
  email: string
  answer: FormAnswer
}

/** Another address in two steps: which one, and the code that was sent there. */
export function EmailForm({ step, email, answer: { errors, typed } }: EmailFormProps) {
  if (step === 'code') {
    return (
      <Form method="post" noValidate className="grid gap-5">
        <FormError message={errors.form} />
        <p>
          We have sent a code to <strong className="break-words">{email}</strong>. It works for 5
          minutes. Your address stays as it is until you enter it.
        </p>
        <CodeField typed={typed.code} error={errors.code} />
        <Button wide name="intent" value="code">
          Change e-mail
        </Button>
        <Link to="/profile/email" className="link">
          Use another address or send a new code
        </Link>
      </Form>
    )
  }
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormError message={errors.form} />
      <p>
        Your address now is <strong className="break-words">{email}</strong>.
      </p>
      <Field
        label="New e-mail"
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={typed.email}
        error={errors.email}
      />
      <Button wide name="intent" value="address">
        Send a code there
      </Button>
    </Form>
  )
}
