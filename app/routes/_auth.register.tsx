import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { RegisterForm as RegisterFields } from '#app/features/account/account-forms.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { registrationMessages } from '#app/features/account/messages.ts'
import { PENDING_LIFE_MS } from '#app/features/account/pending-sign-up.server.ts'
import { ProviderButtons } from '#app/features/account/provider-buttons.tsx'
import { RegisterForm } from '#app/features/account/register-form.tsx'
import { register } from '#app/features/account/register.server.ts'
import { LOCK_MS } from '#app/features/account/registration-throttle.ts'
import { titleOf } from '#app/features/plans/access.ts'
import {
  readAccountCookie,
  withCookies,
  writeAccountCookie,
} from '#app/http/account-cookies.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'
import { PolicyDialog } from '#app/ui/policy-statement.tsx'

export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

/** S0 §2: who has not paid for a plan that costs goes to /pricing first. */
function requirePlan(request: Request): string {
  const query = new URL(request.url).searchParams
  const plan = query.get('plan') ?? 'free'
  if (plan !== 'free' && !query.get('session_id')) throw redirect('/pricing')
  return plan.slice(0, 20)
}

export async function loader(visit: LoaderFunctionArgs) {
  await requireVisitor(visit)
  const { request, context } = visit
  requirePlan(request)
  const until = Number(readAccountCookie(request, 'wait')) || 0
  const lockedFor = Math.min(LOCK_MS, Math.max(0, until - context.now)) / 1000
  return { providers: context.services.oauth.list, lockedFor: Math.ceil(lockedFor) }
}

export async function action(visit: ActionFunctionArgs) {
  await requireVisitor(visit)
  const { request, context } = visit
  const plan = requirePlan(request)
  const form = await parseForm(request, RegisterFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const { name, email } = form.value
  const typed = { name, email, policy: 'on' }
  try {
    const result = await register(context, { ...form.value, plan })
    if (result.ok) {
      const pending = writeAccountCookie('pending', result.value, PENDING_LIFE_MS)
      return redirect('/verify-email', { headers: withCookies(pending) })
    }
    const { field = 'form', message, lockedForMs } = result.error
    const answer: FormAnswer = { errors: { [field]: message }, typed }
    if (lockedForMs === null) return data(answer, { status: field === 'form' ? 429 : 400 })
    const wait = writeAccountCookie('wait', String(context.now + lockedForMs), lockedForMs)
    return data(answer, { status: 429, headers: withCookies(wait) })
  } catch (error) {
    context.log.error('registration', error)
    const answer: FormAnswer = { errors: { form: registrationMessages.other }, typed }
    return data(answer, { status: 503 })
  }
}

export default function RegisterPage() {
  const { providers, lockedFor } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader title="Create your account" />
      <RegisterForm answer={answer} lockedFor={lockedFor} />
      <ProviderButtons providers={providers} />
      <PolicyDialog />
    </>
  )
}
