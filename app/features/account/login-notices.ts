import { oauthNotices } from './oauth-notices.ts'

/** What /login says to somebody who was sent there: `?notice=…`. Anything else says nothing. */
const loginNotices: Record<string, string> = {
  'session-unread':
    'We could not read your session in time, so you are signed out here. Nothing you saved was lost. Please sign in again.',
  ...oauthNotices,
}

export const loginNotice = (name: string | null): string | null =>
  name !== null && Object.hasOwn(loginNotices, name) ? (loginNotices[name] ?? null) : null
