import type { ReactNode } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'

/** Covers the page while somebody is being signed in or out, or an account is being made. */
export function FullScreenWait({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-paper text-lg">
      <div className="grid justify-items-center gap-4">
        <Spinner label={label} />
        {children}
      </div>
    </div>
  )
}
