import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import * as v from 'valibot'
import { ResetForm as ResetFields } from '#app/features/account/account-forms.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { GoOn } from '#app/features/account/go-on.tsx'
import { resetMessages } from '#app/features/account/messages.ts'
import { ResetForm } from '#app/features/account/reset-form.tsx'
import { isResetLive, resetPassword } from '#app/features/account/reset-password.server.ts'
import {
  RESET_LIFE_MS,
  ResetTokensSchema,
  type ResetTokens,
} from '#app/features/account/reset-rules.ts'
import { titleOf } from '#app/features/plans/access.ts'
import {
  clearAccountCookie,
  readAccountCookie,
  withCookies,
  writeAccountCookie,
} from '#app/http/account-cookies.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'

export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

export async function loader(visit: LoaderFunctionArgs) {
  await requireVisitor(visit)
  const { request, context } = visit
  const query = new URL(request.url).searchParams
  if (query.has('access_token') || query.has('refresh_token')) throw hideTokens(query)
  if (query.has('done')) return { step: 'done' } as const
  const tokens = readTokens(request)
  const isLive = tokens !== null && (await isResetLive(context, tokens))
  return { step: isLive ? 'form' : 'invalid' } as const
}

/** The link's secret leaves the address bar, the history and every Referer at once (decision 9). */
function hideTokens(query: URLSearchParams): Response {
  const tokens = v.safeParse(ResetTokensSchema, Object.fromEntries(query))
  const cookie = tokens.success
    ? writeAccountCookie('reset', joinTokens(tokens.output), RESET_LIFE_MS)
    : clearAccountCookie('reset')
  return redirect('/reset-password', { headers: withCookies(cookie) })
}

const joinTokens = (tokens: ResetTokens) => `${tokens.access_token}.${tokens.refresh_token}`

function readTokens(request: Request): ResetTokens | null {
  const [access_token, refresh_token] = (readAccountCookie(request, 'reset') ?? '').split('.')
  const tokens = v.safeParse(ResetTokensSchema, { access_token, refresh_token })
  return tokens.success ? tokens.output : null
}

export async function action(visit: ActionFunctionArgs) {
  await requireVisitor(visit)
  const { request, context } = visit
  const form = await parseForm(request, ResetFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const refuse = (field: string, message: string, status = 400) =>
    data<FormAnswer>({ errors: { [field]: message }, typed: {} }, { status })
  const tokens = readTokens(request)
  if (!tokens) return refuse('form', resetMessages.invalidLinkAskAgain)
  try {
    const reset = await resetPassword(context, tokens, form.value.password)
    if (!reset.ok) return refuse(reset.error.field ?? 'form', reset.error.message)
    const headers = withCookies(clearAccountCookie('reset'))
    return redirect('/reset-password?done=1', { headers })
  } catch (error) {
    context.log.error('reset password', error)
    return refuse('form', resetMessages.other, 503)
  }
}

export default function ResetPasswordPage() {
  const { step } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  if (step === 'done') {
    return (
      <>
        <PageHeader title="Password changed" />
        <Notice tone="done">
          Your new password is saved, and every device was signed out. Taking you to the login.{' '}
          <GoOn to="/login" seconds={3} label="Go there now" />
        </Notice>
      </>
    )
  }
  return (
    <>
      <PageHeader title="Choose a new password" />
      {step === 'form' ? (
        <ResetForm answer={answer} />
      ) : (
        <div className="grid gap-6">
          <FormError message={answer.errors.form ?? resetMessages.invalidLinkAskAgain} />
          <ButtonLink to="/forgot-password" wide>
            Request a new link
          </ButtonLink>
        </div>
      )}
    </>
  )
}
