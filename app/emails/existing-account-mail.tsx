import { Action, Line, toMail, type MailContent } from './mail-frame.tsx'

/** Sent in place of a code when somebody registers with an address that has an account. */
export function existingAccountMail(origin: string): MailContent {
  const login = `${origin}/login`
  const forgot = `${origin}/forgot-password`
  const what = 'Somebody, perhaps you, tried to create a Burrow account with this email address.'
  const known = 'There is one already, so nothing was changed.'
  const stranger = 'If it was not you, you can leave this message alone. Your account is as it was.'
  return toMail({
    subject: 'You already have a Burrow account',
    title: 'You already have an account',
    preview: known,
    children: (
      <>
        <Line>
          {what} {known}
        </Line>
        <Action href={login}>Log in</Action>
        <Line>
          If you no longer know your password, <a href={forgot}>choose a new one</a>.
        </Line>
        <Line>{stranger}</Line>
      </>
    ),
    lines: [
      `${what} ${known}`,
      `Log in: ${login}`,
      `If you no longer know your password, choose a new one: ${forgot}`,
      stranger,
    ],
  })
}
