import { Form, useNavigation } from '@remix-run/react'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { BrowserZone } from './browser-zone.tsx'
import type { FormAnswer } from './form-answer.ts'
import { PolicyAgreement } from './policy-agreement.tsx'
import { useScripted } from './use-scripted.tsx'

/** What a new member who came through a provider still says: a name, and that they agree. */
export function FinishForm({ answer, name }: { answer: FormAnswer; name: string }) {
  const { errors, typed } = answer
  const [isAgreed, setAgreed] = useState(typed.policy === 'on')
  const isScripted = useScripted()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormError message={errors.form} />
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        defaultValue={typed.name ?? name}
        error={errors.name}
      />
      <PolicyAgreement error={errors.policy} isAgreed={isAgreed} onChange={setAgreed} />
      <BrowserZone />
      <Button wide disabled={isScripted && !isAgreed} busy={isBusy && 'Creating your account...'}>
        Create account
      </Button>
    </Form>
  )
}
