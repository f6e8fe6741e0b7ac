import { Link, Outlet } from '@remix-run/react'
import { PublicShell } from '#app/ui/public-shell.tsx'

/** Pages that need no account: header, page, footer. */
export default function PublicLayout() {
  return (
    <PublicShell
      links={
        <>
          <Link to="/pricing" className="bar-button">
            Pricing
          </Link>
          <Link to="/login" className="bar-button">
            Log in
          </Link>
        </>
      }
    >
      <Outlet />
    </PublicShell>
  )
}
