import { Outlet } from '@remix-run/react'
import { CentredCard, PublicShell } from '#app/ui/public-shell.tsx'

/** Signing in and all that belongs to it: one card in the middle. */
export default function AuthLayout() {
  return (
    <PublicShell>
      <CentredCard>
        <Outlet />
      </CentredCard>
    </PublicShell>
  )
}
