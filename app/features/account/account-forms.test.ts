import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { ForgotForm, LoginForm, RegisterForm, ResetForm, VerifyForm } from './account-forms.ts'

function errorsOf(schema: v.GenericSchema, typed: unknown): Record<string, string> {
  const parsed = v.safeParse(schema, typed)
  const errors: Record<string, string> = {}
  for (const issue of parsed.issues ?? []) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return errors
}

const person = {
  name: 'Robin',
  email: 'robin@example.com',
  password: 'Quiet-burrow-7',
  confirmPassword: 'Quiet-burrow-7',
  policy: 'on',
  timeZone: 'Europe/London',
}
const fillAll = 'Please fill in all fields'

describe('the login form', () => {
  test('asks for both fields', () => {
    expect(errorsOf(LoginForm, {})).toEqual({ email: fillAll, password: fillAll })
    expect(errorsOf(LoginForm, { email: ' ', password: '' })).toEqual({
      email: fillAll,
      password: fillAll,
    })
  })

  test('keeps spaces of a password and drops those around an address', () => {
    const form = v.parse(LoginForm, { email: ' A@B.CO ', password: ' x ' })
    expect(form).toEqual({ email: 'a@b.co', password: ' x ', redirectTo: '' })
  })

  test('does not hash a password longer than any can be', () => {
    expect(errorsOf(LoginForm, { email: 'a@b.co', password: 'x'.repeat(1025) })).toEqual({
      password: 'Incorrect email or password. Please try again.',
    })
  })
})

describe('the register form', () => {
  test('takes a whole form', () => {
    expect(v.parse(RegisterForm, person)).toEqual(person)
  })

  test('asks for all four fields and for the policy', () => {
    expect(errorsOf(RegisterForm, {})).toEqual({
      name: fillAll,
      email: fillAll,
      password: fillAll,
      confirmPassword: fillAll,
      policy: 'You must agree to the User Policy Statement to create an account',
    })
  })

  test('says that passwords do not match, even when another field is wrong too', () => {
    expect(errorsOf(RegisterForm, { ...person, email: 'x', confirmPassword: 'other' })).toEqual({
      email: expect.stringContaining('full email address'),
      confirmPassword: 'Passwords do not match',
    })
  })

  test('checks the rules of a password', () => {
    expect(
      errorsOf(RegisterForm, { ...person, password: 'short', confirmPassword: 'short' }),
    ).toEqual({ password: 'Password must be at least 8 characters long' })
  })

  test('does not stop for a browser that says nonsense about its zone', () => {
    expect(v.parse(RegisterForm, { ...person, timeZone: 'z'.repeat(65) }).timeZone).toBe('')
  })
})

test('the forgot form asks for the address', () => {
  expect(errorsOf(ForgotForm, {})).toEqual({ email: 'Please enter your email address' })
})

test('the reset form asks for both fields and that they match', () => {
  expect(errorsOf(ResetForm, {})).toEqual({ password: fillAll, confirmPassword: fillAll })
  expect(errorsOf(ResetForm, { password: 'Quiet-burrow-7', confirmPassword: 'x' })).toEqual({
    confirmPassword: 'Passwords do not match',
  })
})

test('the verify form asks for a code of at most six characters', () => {
  expect(errorsOf(VerifyForm, { code: ' - ' })).toEqual({
    code: 'Please enter the verification code',
  })
  expect(errorsOf(VerifyForm, { code: 'ABCDEFG' })).toHaveProperty('code')
  expect(v.parse(VerifyForm, { code: 'abc-def' })).toEqual({ code: 'ABCDEF' })
})
