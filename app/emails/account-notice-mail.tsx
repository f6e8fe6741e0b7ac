import { Action, Line, toMail, type MailContent } from './mail-frame.tsx'

/** Tells a member that something about how they sign in was changed, and what to do if it was not them. */
function noticeMail(origin: string, subject: string, what: string): MailContent {
  const forgot = `${origin}/forgot-password`
  const known = 'If it was you, there is nothing to do.'
  const stranger = 'If it was not you, choose a new password now. That also signs out every device.'
  return toMail({
    subject,
    title: subject,
    preview: known,
    children: (
      <>
        <Line>
          {what} {known}
        </Line>
        <Line>{stranger}</Line>
        <Action href={forgot}>Choose a new password</Action>
      </>
    ),
    lines: [`${what} ${known}`, stranger, forgot],
  })
}

export const passwordChangedMail = (origin: string): MailContent =>
  noticeMail(
    origin,
    'Your password was changed',
    'The password of your Burrow account was just changed, and your other devices were signed out.',
  )

export const signInLinkedMail = (origin: string, provider: string): MailContent =>
  noticeMail(
    origin,
    'A new way to sign in',
    `Your Burrow account can now also be opened with ${provider}.`,
  )

/** Goes to the old address. */
export const emailChangedMail = (origin: string): MailContent =>
  noticeMail(
    origin,
    'Your email address was changed',
    'The email address of your Burrow account was just changed to another one.',
  )
