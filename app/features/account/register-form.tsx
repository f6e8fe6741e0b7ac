import { Form, Link, useNavigation, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Countdown } from '#app/ui/countdown.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { BrowserZone } from './browser-zone.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FullScreenWait } from './full-screen-wait.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PolicyAgreement } from './policy-agreement.tsx'
import { useScripted } from './use-scripted.tsx'

interface RegisterFormProps {
  answer: FormAnswer
  /** Seconds for which the form stays closed; 0 when it is open. */
  lockedFor: number
}

/**
 * The register form. It stays on the page, hidden, while 'Creating your account...' is shown, so that
 * an error finds everything as it was typed.
 */
export function RegisterForm({ answer, lockedFor }: RegisterFormProps) {
  const { errors, typed } = answer
  const navigation = useNavigation()
  const isBusy = navigation.formMethod === 'POST'
  const [isAgreed, setAgreed] = useState(typed.policy === 'on')
  const isScripted = useScripted()
  return (
    <>
      {isBusy && <FullScreenWait label="Creating your account..." />}
      {lockedFor > 0 && <LockNotice seconds={lockedFor} />}
      <Form method="post" noValidate>
        <fieldset disabled={lockedFor > 0} className="grid gap-5">
          <legend className="sr-only">Your account</legend>
          <FormError message={errors.form} />
          <Field
            label="Name"
            name="name"
            autoComplete="name"
            required
            defaultValue={typed.name}
            error={errors.name}
          />
          <Field
            label="E-mail"
            name="email"
            type="email"
            autoComplete="email"
            required
            defaultValue={typed.email}
            error={errors.email}
          />
          <NewPasswordFields errors={errors} />
          <PolicyAgreement error={errors.policy} isAgreed={isAgreed} onChange={setAgreed} />
          <BrowserZone />
          <Button wide disabled={isScripted && !isAgreed}>
            Create account
          </Button>
        </fieldset>
      </Form>
      <p className="mt-6">
        Already have an account?{' '}
        <Link to="/login" className="link">
          Log in
        </Link>
      </p>
    </>
  )
}

function LockNotice({ seconds }: { seconds: number }) {
  const { revalidate } = useRevalidator()
  return (
    <div className="mb-5">
      <Notice tone="warn">
        Please wait{' '}
        <Countdown
          seconds={seconds}
          label="Time until you can register again"
          style="words"
          onEnd={revalidate}
        />{' '}
        before attempting to register again
      </Notice>
    </div>
  )
}
