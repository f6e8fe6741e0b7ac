import { type ActionFunctionArgs, redirect } from '@remix-run/cloudflare'
import { writeCookie } from '#app/http/cookies.server.ts'
import { readFields } from '#app/http/parse-form.server.ts'
import { THEME_COOKIE } from '#app/http/theme.server.ts'
import { readTheme } from '#app/ui/document-settings.tsx'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The path of the page a form was on, when it was one of ours; else /home. */
const pathBefore = (request: Request): string => {
  const referrer = URL.parse(request.headers.get('referer') ?? '')
  const isOurs = referrer?.origin === new URL(request.url).origin
  return referrer && isOurs ? referrer.pathname + referrer.search : '/home'
}

export const loader = () => redirect('/home')

/** Keeps the chosen colours and goes back to the page; with script the page does it by itself. */
export async function action({ request }: ActionFunctionArgs) {
  const { theme } = await readFields(request)
  const cookie = writeCookie(THEME_COOKIE, readTheme(theme), {
    maxAge: YEAR_SECONDS,
    isReadable: true,
  })
  return redirect(pathBefore(request), { status: 303, headers: { 'Set-Cookie': cookie } })
}
