import { Form, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'
import type { FormAnswer } from './form-answer.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** A new password for somebody who came by a link. */
export function ResetForm({ answer: { errors } }: { answer: FormAnswer }) {
  const isSubmitting = useNavigation().state === 'submitting'
  return (
    <Form method="post" noValidate className="grid gap-5">
      <FormError message={errors.form} />
      <NewPasswordFields label="New password" errors={errors} />
      <Button wide busy={isSubmitting && 'Saving...'}>
        Save password
      </Button>
    </Form>
  )
}
