import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import {
  useActionData,
  useLoaderData,
  type ClientActionFunctionArgs,
  type ShouldRevalidateFunction,
} from '@remix-run/react'
import { useEffect } from 'react'
import { LoginForm as LoginFields } from '#app/features/account/account-forms.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { LoginForm } from '#app/features/account/login-form.tsx'
import { loginNotice } from '#app/features/account/login-notices.ts'
import { login } from '#app/features/account/login.server.ts'
import { loginMessageFor } from '#app/features/account/messages.ts'
import { ProviderButtons } from '#app/features/account/provider-buttons.tsx'
import { safeRedirect } from '#app/features/account/safe-redirect.ts'
import { titleOf } from '#app/features/plans/access.ts'
import {
  browserOf,
  clearAccountCookie,
  signInCookie,
  withCookies,
} from '#app/http/account-cookies.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireVisitor } from '#app/http/require-visitor.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'

export const meta: MetaFunction = ({ location }) => [{ title: titleOf(location.pathname) }]

export async function loader(visit: LoaderFunctionArgs) {
  await requireVisitor(visit)
  const query = new URL(visit.request.url).searchParams
  const notice = query.get('notice')
  return {
    providers: visit.context.services.oauth.list,
    redirectTo: safeRedirect(query.get('redirectTo')),
    notice: loginNotice(notice),
    // Decision 5: who was signed out because the session could not be read starts clean.
    emptiesStorage: notice === 'session-unread',
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await parseForm(request, LoginFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const { email, redirectTo } = form.value
  const refuse = (failure: string, status: number) => {
    const answer: FormAnswer = { errors: { form: loginMessageFor(failure) }, typed: { email } }
    return data(answer, { status })
  }
  try {
    const result = await login(context, form.value, browserOf(request))
    if (!result.ok) return refuse(result.error, result.error === 'rate limit' ? 429 : 400)
    const { token, isVerified } = result.value
    const headers = withCookies(signInCookie(token), clearAccountCookie('pending'))
    return redirect(isVerified ? safeRedirect(redirectTo) : '/verify-email', { headers })
  } catch (error) {
    context.log.error('sign-in', error)
    return refuse(error instanceof Error ? error.message : '', 503)
  }
}

/** A request that never arrived is answered here, with everything still in its field. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { errors: { form: loginMessageFor('NetworkError') }, typed: {}, isUnsent: true }
  }
}

/** Without a connection the page's own data cannot be asked for anew either. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionResult,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && !actionResult?.isUnsent

export default function LoginPage() {
  const { providers, redirectTo, notice, emptiesStorage } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  useEffect(() => {
    if (emptiesStorage) localStorage.clear()
  }, [emptiesStorage])
  return (
    <>
      <PageHeader title="Log in" />
      {notice && (
        <div className="mb-5">
          <Notice tone="warn">{notice}</Notice>
        </div>
      )}
      <LoginForm answer={answer} redirectTo={redirectTo} />
      <ProviderButtons providers={providers} redirectTo={redirectTo} />
    </>
  )
}
