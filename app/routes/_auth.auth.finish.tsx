import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FinishForm as FinishFields } from '#app/features/account/account-forms.ts'
import { FinishForm } from '#app/features/account/finish-form.tsx'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { profileName } from '#app/features/account/name.ts'
import {
  createFromProvider,
  openIdentity,
  type ProviderIdentity,
} from '#app/features/account/provider-identity.server.ts'
import {
  browserOf,
  clearAccountCookie,
  readAccountCookie,
  signInCookie,
  withCookies,
} from '#app/http/account-cookies.server.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import type { Visit } from '#app/http/require-member.server.ts'
import { PageHeader } from '#app/ui/layout.tsx'
import { PolicyDialog } from '#app/ui/policy-statement.tsx'

export const meta: MetaFunction = () => [{ title: 'Finish · Burrow' }]

async function requireNewcomer({ request, context }: Visit): Promise<ProviderIdentity> {
  const identity = await openIdentity(context, readAccountCookie(request, 'identity'))
  if (!identity || identity.userId !== null) throw redirect('/login?notice=mixed-up')
  return identity
}

export async function loader(visit: LoaderFunctionArgs) {
  const { email, name } = await requireNewcomer(visit)
  return { email, name: profileName(name, email) }
}

/** The account is made only here, once policy and age are agreed to (decision 14). */
export async function action(visit: ActionFunctionArgs) {
  const identity = await requireNewcomer(visit)
  const { request, context } = visit
  const form = await parseForm(request, FinishFields)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const used = clearAccountCookie('identity')
  const made = await createFromProvider(context, identity, form.value, browserOf(request))
  if (!made.ok) return redirect('/login?notice=mixed-up', { headers: withCookies(used) })
  const headers = withCookies(used, clearAccountCookie('pending'), signInCookie(made.value))
  return redirect(identity.redirectTo, { headers })
}

export default function FinishPage() {
  const { email, name } = useLoaderData<typeof loader>()
  const answer = useActionData<FormAnswer>() ?? noAnswer
  return (
    <>
      <PageHeader title="One last thing" intro={`You are signing in as ${email}.`} />
      <FinishForm answer={answer} name={name} />
      <PolicyDialog />
    </>
  )
}
