/** Every sentence that the account pages say when something did not work; S0 §8 word for word. */
export const loginMessages = {
  empty: 'Please fill in all fields',
  credentials: 'Incorrect email or password. Please try again.',
  unavailable: 'Authentication service unavailable. Please try again later.',
  network:
    'Unable to connect to the authentication service. Please check your internet connection.',
  rateLimit: 'Too many login attempts. Please wait a moment and try again.',
  other: 'An error occurred while signing in. Please try again.',
} as const

export const registrationMessages = {
  empty: 'Please fill in all fields',
  mismatch: 'Passwords do not match',
  policy: 'You must agree to the User Policy Statement to create an account',
  wait: (time: string) => `Please wait ${time} before attempting to register again`,
  rateLimited: (remaining: number) =>
    `Registration rate limited. ${remaining} attempts remaining before timeout.`,
  locked: 'Too many registration attempts. Please try again in 1 hour.',
  tooMany: 'Too many registration attempts. Please try again later.',
  noUser: 'User creation failed - no user data returned',
  other: 'Failed to create an account.',
} as const

export const passwordMessages = {
  short: 'Password must be at least 8 characters long',
  classes:
    'Password must contain at least 3 of the following: uppercase letters, lowercase letters, numbers, and special characters',
  breached: 'This password has been found in a data breach. Please choose a different password.',
  long: 'Password must be at most 256 characters long',
} as const

export const resetMessages = {
  emptyEmail: 'Please enter your email address',
  sendFailed: 'Failed to send password reset email',
  empty: 'Please fill in all fields',
  mismatch: 'Passwords do not match',
  invalidLink: 'Invalid or expired reset link',
  invalidLinkAskAgain: 'Invalid or expired reset link. Please request a new password reset.',
  other: 'Failed to reset password',
  tooMany: 'Too many reset requests. Please wait a moment and try again.',
} as const

export const verificationMessages = {
  empty: 'Please enter the verification code',
  expired: 'Verification code has expired. Please request a new code.',
  noEmail: 'No user email found',
  wrong: 'That code is not right. Please check it and try again.',
  spent: 'That was too many wrong tries for this code. Please request a new code.',
  tooMany: 'Too many wrong codes in one hour. Please wait a while and request a new code.',
  wait: 'A new code can be sent one minute after the last one.',
  other: 'Failed to verify email',
  resendFailed: 'Failed to resend code',
} as const

export const fieldMessages = {
  email: 'Please enter a full email address, such as name@example.com',
  emailLong: 'An email address has at most 254 characters',
  nameLong: 'A name has at most 80 characters',
  nameShape: 'Please use letters, numbers and signs that can be seen',
} as const

const LOGIN_TABLE = [
  ['Invalid login credentials', loginMessages.credentials],
  ['Invalid API key', loginMessages.unavailable],
  ['NetworkError', loginMessages.network],
  ['rate limit', loginMessages.rateLimit],
] as const

/** The catalogue's table for sign-in: what is shown for an error whose message contains a phrase. */
export function loginMessageFor(failure: string): string {
  return LOGIN_TABLE.find(([phrase]) => failure.includes(phrase))?.[1] ?? loginMessages.other
}
