import { expect, test } from 'vitest'
import { emailChangedMail, passwordChangedMail, signInLinkedMail } from './account-notice-mail.tsx'
import { existingAccountMail } from './existing-account-mail.tsx'
import { passwordResetMail } from './password-reset-mail.tsx'
import { verificationCodeMail } from './verification-code-mail.tsx'

const origin = 'https://burrow.example'
const mails = {
  code: verificationCodeMail('ABC234', 'signup'),
  existing: existingAccountMail(origin),
  reset: passwordResetMail(`${origin}/reset-password?access_token=a&refresh_token=b`),
  changed: passwordChangedMail(origin),
  linked: signInLinkedMail(origin, 'Example <ID>'),
  moved: emailChangedMail(origin),
}

test.each(Object.entries(mails))(
  'the %s mail is one page with a title and a plain twin',
  (_, mail) => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="en-GB">/)
    expect(mail.html).toContain('<title>')
    expect(mail.text).not.toContain('<a')
    expect(mail.subject + mail.text).not.toContain('!')
    expect(mail.html).not.toMatch(/<img|<script|<link/)
  },
)

test('a code stands in both twins and not in the subject', () => {
  expect(mails.code.html).toContain('ABC234')
  expect(mails.code.text).toContain('\n\nABC234\n\n')
  expect(mails.code.subject).not.toContain('ABC234')
})

test('a reset link is whole in both twins', () => {
  expect(mails.reset.text).toContain('?access_token=a&refresh_token=b')
  expect(mails.reset.html).toContain('?access_token=a&amp;refresh_token=b')
})

test('what a provider calls itself cannot become markup', () => {
  expect(mails.linked.html).toContain('Example &lt;ID&gt;')
})
