import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'

interface ProviderButtonsProps {
  providers: readonly { id: string; label: string }[]
  redirectTo?: string
  /** What stands between the form and the buttons. */
  children?: ReactNode
}

/** 'Continue with …', for each provider that is configured. They lead away, so the form is a plain one. */
export function ProviderButtons({ providers, redirectTo, children }: ProviderButtonsProps) {
  if (providers.length === 0) return null
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-6">
      {children}
      {providers.map(({ id, label }) => (
        <form key={id} method="post" action={`/auth/${id}`}>
          {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <Button variant="secondary" wide>
            Continue with {label}
          </Button>
        </form>
      ))}
    </div>
  )
}
