import { data, redirect, type ActionFunctionArgs, type MetaFunction } from '@remix-run/cloudflare'
import { useEffect } from 'react'
import { FullScreenWait } from '#app/features/account/full-screen-wait.tsx'
import {
  accountCookies,
  clearAccountCookie,
  withCookies,
  type AccountCookie,
} from '#app/http/account-cookies.server.ts'
import { clearSessionCookie, sessionTokenHash } from '#app/http/session-cookie.server.ts'
import { useDocumentSettings } from '#app/ui/document-settings.tsx'
import { deleteSessionByToken } from '#db/queries/sessions.ts'

/** The page is on its way to / before any script of ours could arrive. */
export const handle = { script: false }
export const meta: MetaFunction = () => [{ title: 'Logout · Burrow' }]

export const loader = () => redirect('/')

/** Ends the session. The browser forgets it even when the database cannot (S0 §4). */
export async function action({ request, context }: ActionFunctionArgs) {
  const tokenHash = sessionTokenHash(request)
  try {
    if (tokenHash) await deleteSessionByToken(context.db, tokenHash)
  } catch (error) {
    context.log.error('sign-out', error)
  }
  const mine = Object.keys(accountCookies) as AccountCookie[]
  const headers = withCookies(clearSessionCookie(), ...mine.map(clearAccountCookie))
  return data({ isSignedOut: true }, { headers })
}

/** Local storage is emptied, but not the encrypted vault of this device (decision 5). */
const EMPTY_AND_GO = "try{localStorage.clear()}finally{location.replace('/')}"

export default function LogoutPage() {
  const { nonce } = useDocumentSettings()
  useEffect(() => {
    localStorage.clear()
    window.location.replace('/')
  }, [])
  return (
    <>
      <h1 className="sr-only">Signing out</h1>
      <FullScreenWait label="Signing you out" />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: EMPTY_AND_GO }} />
      <noscript>
        <meta httpEquiv="refresh" content="0;url=/" />
      </noscript>
    </>
  )
}
