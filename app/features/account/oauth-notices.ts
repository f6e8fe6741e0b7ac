/** Why a sign-in at a provider did not end here, and the calm word for it on /login. */
export const oauthNotices = {
  cancelled: 'You did not finish signing in there, so nothing was changed. You can try again.',
  'mixed-up': 'That sign-in was started in another tab or too long ago. Please start it again.',
  refused: 'The sign-in was not accepted. Please try again.',
  unreachable: 'We could not reach the sign-in service. Please try again in a moment.',
  'no-email':
    'That account has no verified email address, so it cannot be used here. You can register with your email instead.',
  unknown: 'That way to sign in is not offered here.',
} as const

export type OAuthNotice = keyof typeof oauthNotices
