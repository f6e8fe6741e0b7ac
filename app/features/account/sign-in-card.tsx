import { ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/layout.tsx'

interface SignInCardProps {
  email: string
  hasPassword: boolean
}

/** How the member signs in, on /profile: the address and the password, each with a way to change it. */
export function SignInCard({ email, hasPassword }: SignInCardProps) {
  return (
    <Card>
      <h2>Signing in</h2>
      <dl className="mt-4 grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div className="min-w-0">
            <dt className="text-sm text-ink-soft">E-mail</dt>
            <dd className="break-words">{email}</dd>
          </div>
          <dd>
            <ButtonLink to="/profile/email" variant="quiet">
              Change e-mail
            </ButtonLink>
          </dd>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <div>
            <dt className="text-sm text-ink-soft">Password</dt>
            <dd>{hasPassword ? 'Set' : 'None yet'}</dd>
          </div>
          <dd>
            <ButtonLink to="/profile/password" variant="quiet">
              {hasPassword ? 'Change password' : 'Set a password'}
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
