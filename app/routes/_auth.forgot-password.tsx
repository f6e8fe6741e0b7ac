import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { ForgotForm } from '#app/features/account/account-forms.ts'
import { requestReset } from '#app/features/account/forgot-password.server.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { resetMessages } from '#app/features/account/messages.ts'
import { titleOf } from '#app/features/plans/access.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { FormError } from '#app/ui/notice.tsx'

export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

export async function loader(visit: LoaderFunctionArgs) {
  await requireVisitor(visit)
  return { isSent: new URL(visit.request.url).searchParams.has('sent') }
}

export async function action(visit: ActionFunctionArgs) {
  await requireVisitor(visit)
  const { request, context } = visit
  const form = await parseForm(request, ForgotForm)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const refuse = (message: string, status: number) =>
    data<FormAnswer>({ errors: { form: message }, typed: form.value }, { status })
  try {
    const asked = await requestReset(context, form.value.email)
    return asked.ok ? redirect('/forgot-password?sent=1') : refuse(asked.error, 429)
  } catch (error) {
    context.log.error('forgot password', error)
    return refuse(resetMessages.sendFailed, 503)
  }
}

export default function ForgotPasswordPage() {
  const { isSent } = useLoaderData<typeof loader>()
  return isSent ? <CheckYourEmail /> : <AskForLink />
}

function CheckYourEmail() {
  return (
    <>
      <PageHeader
        title="Check Your Email"
        intro="If there is an account with that address, a link to choose a new password is on its way. It works for 30 minutes."
      />
      <div className="grid gap-3">
        <ButtonLink to="/login" wide>
          Back to Login
        </ButtonLink>
        <ButtonLink to="/forgot-password" variant="secondary" wide>
          Send Another Email
        </ButtonLink>
      </div>
    </>
  )
}

function AskForLink() {
  const { errors, typed } = useActionData<FormAnswer>() ?? noAnswer
  const isSubmitting = useNavigation().state === 'submitting'
  return (
    <>
      <PageHeader
        title="Forgot your password?"
        intro="Tell us your e-mail address and we send you a link to choose a new one."
      />
      <Form method="post" noValidate className="grid gap-5">
        <FormError message={errors.form} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={typed.email}
          error={errors.email}
        />
        <Button wide busy={isSubmitting && 'Sending...'}>
          Send link
        </Button>
      </Form>
      <p className="mt-6">
        <Link to="/login" className="link">
          Back to Login
        </Link>
      </p>
    </>
  )
}
