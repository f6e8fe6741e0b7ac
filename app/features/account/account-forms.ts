import * as v from 'valibot'
import { emailField } from './email.ts'
import {
  loginMessages,
  registrationMessages,
  resetMessages,
  verificationMessages,
} from './messages.ts'
import { nameField } from './name.ts'
import { MAX_PASSWORD, passwordProblem } from './password-rules.ts'
import { CODE_LENGTH, normaliseCode } from './verification-code.ts'

/** A field that may be missing altogether reads like one that was left empty. */
const text = v.optional(v.string(), '')
/** Longer than any password that can be set: nothing to compare, so nothing is hashed. */
const MAX_TYPED = MAX_PASSWORD * 4

const givenPassword = (empty: string) => v.pipe(text, v.nonEmpty(empty), v.maxLength(MAX_TYPED))

const newPassword = (empty: string) =>
  v.pipe(
    text,
    v.nonEmpty(empty),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed && dataset.value !== '' ? passwordProblem(dataset.value) : null
      if (problem) addIssue({ message: problem })
    }),
  )

const repeated = (empty: string) => v.pipe(text, v.nonEmpty(empty))

/** One code, as typed or pasted. A longer one cannot be right and is told so. */
export const codeField = v.pipe(
  text,
  v.transform(normaliseCode),
  v.nonEmpty(verificationMessages.empty),
  v.maxLength(CODE_LENGTH, verificationMessages.wrong),
)

export const LoginForm = v.object({
  email: emailField(loginMessages.empty),
  password: v.pipe(
    text,
    v.nonEmpty(loginMessages.empty),
    v.maxLength(MAX_TYPED, loginMessages.credentials),
  ),
  redirectTo: text,
})

/** Where the browser says it is; checked against the known zones by the use case. */
const timeZone = v.pipe(text, v.maxLength(64))

export const RegisterForm = v.pipe(
  v.object({
    name: nameField(registrationMessages.empty),
    email: emailField(registrationMessages.empty),
    password: newPassword(registrationMessages.empty),
    confirmPassword: repeated(registrationMessages.empty),
    policy: v.pipe(
      text,
      v.check((value) => value === 'on', registrationMessages.policy),
    ),
    timeZone: v.fallback(timeZone, ''),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword || form.confirmPassword === '',
      registrationMessages.mismatch,
    ),
    ['confirmPassword'],
  ),
)

export const ForgotForm = v.object({ email: emailField(resetMessages.emptyEmail) })

export const ResetForm = v.pipe(
  v.object({
    password: newPassword(resetMessages.empty),
    confirmPassword: repeated(resetMessages.empty),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword || form.confirmPassword === '',
      resetMessages.mismatch,
    ),
    ['confirmPassword'],
  ),
)

export const VerifyForm = v.object({ code: codeField })

/** Asks for the password again before something that cannot be undone. */
export const ConfirmPasswordForm = v.object({ password: givenPassword(loginMessages.empty) })

export const ChangeEmailForm = v.object({ email: emailField(resetMessages.emptyEmail) })

/** What a new member who came through a provider still has to agree to. */
export const FinishForm = v.object({
  name: nameField(registrationMessages.empty),
  policy: v.pipe(
    text,
    v.check((value) => value === 'on', registrationMessages.policy),
  ),
  timeZone: v.fallback(timeZone, ''),
})
