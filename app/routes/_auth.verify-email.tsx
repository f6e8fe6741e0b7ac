import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { VerifyForm as VerifyFields } from '#app/features/account/account-forms.ts'
import type { FormAnswer } from '#app/features/account/form-answer.ts'
import { verificationMessages } from '#app/features/account/messages.ts'
import { PENDING_LIFE_MS, sealPending } from '#app/features/account/pending-sign-up.server.ts'
import { codeTimeLeft } from '#app/features/account/verification-code.ts'
import {
  resendCode,
  verifyEmail,
  type Unverified,
} from '#app/features/account/verify-email.server.ts'
import { VerifySteps } from '#app/features/account/verify-steps.tsx'
import { titleOf } from '#app/features/plans/access.ts'
import {
  browserOf,
  clearAccountCookie,
  signInCookie,
  withCookies,
  writeAccountCookie,
} from '#app/http/account-cookies.server.ts'
import { parseFields, readFields } from '#app/http/parse-form.server.ts'
import { readUnverified } from '#app/http/read-unverified.server.ts'

export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

const VERIFIED = '/verify-email?verified=1'

export async function loader(visit: LoaderFunctionArgs) {
  const standing = await readUnverified(visit)
  if (standing.kind === 'nobody') throw redirect('/login')
  const query = new URL(visit.request.url).searchParams
  const isJustVerified = standing.kind === 'verified' && query.has('verified')
  if (isJustVerified) return { step: 'done' } as const
  if (standing.kind === 'verified') return { step: 'known' } as const
  const { email, sentAt } = standing.visitor
  const left = sentAt === null ? 0 : codeTimeLeft(sentAt, visit.context.now)
  const secondsLeft = Math.ceil(left / 1000)
  return { step: 'code', email, secondsLeft, wasResent: query.has('sent') } as const
}

export async function action(visit: ActionFunctionArgs) {
  const { request, context } = visit
  const standing = await readUnverified(visit)
  if (standing.kind === 'verified') return redirect('/verify-email')
  if (standing.kind === 'nobody') return refuse(verificationMessages.noEmail)
  const { visitor, isPending } = standing
  const fields = await readFields(request)
  const { intent } = fields
  try {
    return await (intent === 'resend'
      ? resend(visit, visitor, isPending)
      : verify(visit, visitor, fields))
  } catch (error) {
    context.log.error('verification', error)
    const message = intent === 'resend' ? 'resendFailed' : 'other'
    return refuse(verificationMessages[message], 503)
  }
}

function refuse(message: string, status = 400) {
  const answer: FormAnswer = { errors: { form: message }, typed: {} }
  return data(answer, { status })
}

async function verify(
  { request, context }: ActionFunctionArgs,
  visitor: Unverified,
  fields: Record<string, string>,
) {
  const form = parseFields(fields, VerifyFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const { code } = form.value
  const verified = await verifyEmail(context, visitor, code, browserOf(request))
  if (!verified.ok) {
    const answer: FormAnswer = { errors: { code: verified.error }, typed: { code } }
    return data(answer, { status: 400 })
  }
  const headers = withCookies(signInCookie(verified.value), clearAccountCookie('pending'))
  return redirect(VERIFIED, { headers })
}

async function resend({ context }: ActionFunctionArgs, visitor: Unverified, isPending: boolean) {
  const sent = await resendCode(context, visitor)
  if (!sent.ok) return refuse(sent.error, 429)
  if (!isPending) return redirect('/verify-email?sent=1')
  const { userId, email } = visitor
  const sealed = await sealPending(context, { userId, email, sentAt: sent.value })
  const headers = withCookies(writeAccountCookie('pending', sealed, PENDING_LIFE_MS))
  return redirect('/verify-email?sent=1', { headers })
}

export default function VerifyEmailPage() {
  return <VerifySteps {...useLoaderData<typeof loader>()} answer={useActionData<FormAnswer>()} />
}
