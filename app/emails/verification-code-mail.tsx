import { Code, Line, toMail, type MailContent } from './mail-frame.tsx'

const PURPOSES = {
  signup: 'finish creating your account',
  email_change: 'confirm your new email address',
  link: 'connect your sign-in to your account',
  confirm: 'confirm that it is you',
} as const

export type CodePurpose = keyof typeof PURPOSES

/** Carries a six-character code; the subject does not, so that a locked screen does not show it. */
export function verificationCodeMail(code: string, purpose: CodePurpose): MailContent {
  const what = PURPOSES[purpose]
  const life = 'It works for 5 minutes and only once. A newer code replaces it.'
  const stranger =
    'If you did not ask for it, you can leave this message alone. Nothing will happen.'
  return toMail({
    subject: 'Your Burrow code',
    title: 'Your code',
    preview: `Use it to ${what}.`,
    children: (
      <>
        <Line>Enter this code to {what}:</Line>
        <Code>{code}</Code>
        <Line>{life}</Line>
        <Line>{stranger}</Line>
      </>
    ),
    lines: [`Enter this code to ${what}:`, code, life, stranger],
  })
}
