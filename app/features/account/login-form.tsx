import { Form, Link, useNavigation } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { FormError } from '#app/ui/notice.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FullScreenWait } from './full-screen-wait.tsx'

interface LoginFormProps {
  answer: FormAnswer
  redirectTo: string
}

/** E-mail and password. While the next page is on its way, 'Logging you in' covers this one. */
export function LoginForm({ answer: { errors, typed }, redirectTo }: LoginFormProps) {
  const navigation = useNavigation()
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname !== '/login'
  const isSignIn = navigation.formMethod === 'POST'
  return (
    <>
      {isLeaving && isSignIn && <FullScreenWait label="Logging you in" />}
      <Form method="post" noValidate className="grid gap-5">
        <FormError message={errors.form} />
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          required
          defaultValue={typed.email}
          error={errors.email}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button wide busy={navigation.state === 'submitting' && 'Signing in...'}>
          Sign in
        </Button>
      </Form>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-2">
        <Link to="/forgot-password" className="link">
          Forgot password?
        </Link>
        <Link to="/register" className="link">
          Create an account
        </Link>
      </p>
    </>
  )
}
