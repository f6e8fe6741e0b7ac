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
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <dt className="text-sm text-ink-soft">E-mail</dt>
          <dd className="col-start-1 break-words">{email}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <ButtonLink to="/profile/email" variant="quiet">
              Change e-mail
            </ButtonLink>
          </dd>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <dt className="text-sm text-ink-soft">Password</dt>
          <dd className="col-start-1">{hasPassword ? 'Set' : 'None yet'}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <ButtonLink to="/profile/password" variant="quiet">
              {hasPassword ? 'Change password' : 'Set a password'}
            </ButtonLink>
          </dd>
        </div>
      </dl>
    </Card>
  )
}
