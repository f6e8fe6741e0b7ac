import { Action, Line, toMail, type MailContent } from './mail-frame.tsx'

/** Carries the link that lets a member choose a new password. */
export function passwordResetMail(link: string): MailContent {
  const what = 'You asked to choose a new password for Burrow. This link takes you there:'
  const life = 'It works for 30 minutes and only once.'
  const stranger =
    'If you did not ask for it, you can leave this message alone. Your password stays as it is.'
  return toMail({
    subject: 'Choose a new Burrow password',
    title: 'Choose a new password',
    preview: life,
    children: (
      <>
        <Line>{what}</Line>
        <Action href={link}>Choose a new password</Action>
        <Line>{life}</Line>
        <Line>{stranger}</Line>
      </>
    ),
    lines: [what, link, life, stranger],
  })
}
