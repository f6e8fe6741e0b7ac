import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { useCountdown } from '#app/ui/countdown.tsx'
import { countdownText } from '#app/ui/countdown-text.ts'
import { Field } from '#app/ui/field.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import type { FormAnswer } from './form-answer.ts'
import { verificationMessages } from './messages.ts'
import { useScripted } from './use-scripted.tsx'
import { CODE_LIFE_MS, RESEND_AFTER_MS } from './verification-code.ts'

const RESEND_BELOW = (CODE_LIFE_MS - RESEND_AFTER_MS) / 1000

interface VerifyFormProps {
  answer: FormAnswer
  /** The address the code went to. */
  email: string
  /** Seconds for which the code still works. */
  secondsLeft: number
  wasResent: boolean
}

/** Six characters, a countdown and a way to get new ones. */
export function VerifyForm({ answer, email, secondsLeft, wasResent }: VerifyFormProps) {
  const left = useCountdown(secondsLeft)
  const isSubmitting = useNavigation().state === 'submitting'
  const isExpired = left <= 0
  const { errors, typed } = answer
  const expired = isExpired ? verificationMessages.expired : undefined
  return (
    <div className="grid gap-6">
      <p>
        We have sent a code of 6 characters to <strong className="break-words">{email}</strong>.
      </p>
      {wasResent && !errors.form && <Notice tone="done">A new code is on its way.</Notice>}
      <Form method="post" noValidate className="grid gap-5">
        <FormError message={errors.form} />
        <CodeField typed={typed.code} error={errors.code ?? expired} />
        <p className="text-ink-soft">
          The code works for{' '}
          <span role="timer" aria-label="Time left for the code" className="figures">
            {countdownText(left, 'timer')}
          </span>{' '}
          more.
        </p>
        <Button
          wide
          name="intent"
          value="verify"
          disabled={isExpired}
          busy={isSubmitting && 'Verifying...'}
        >
          Verify
        </Button>
      </Form>
      <ResendForm left={left} />
    </div>
  )
}

function ResendForm({ left }: { left: number }) {
  const isWaiting = useScripted() && left >= RESEND_BELOW
  return (
    <Form method="post">
      <p className="mb-2 text-ink-soft">Nothing there? It may be in the junk folder.</p>
      <Button variant="secondary" wide name="intent" value="resend" disabled={isWaiting}>
        {isWaiting
          ? `Send a new code (in ${countdownText(left - RESEND_BELOW + 1, 'timer')})`
          : 'Send a new code'}
      </Button>
    </Form>
  )
}

/** A field for a code that was sent by mail; spaces, dashes and small letters are fine. */
export function CodeField({
  typed,
  error,
}: {
  typed?: string | undefined
  error?: string | undefined
}) {
  return (
    <Field
      label="Verification code"
      name="code"
      className="figures text-xl tracking-widest"
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      required
      defaultValue={typed}
      error={error}
    />
  )
}
