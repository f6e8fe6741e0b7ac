import { Spinner } from '#app/ui/spinner.tsx'

/** Covers the page while somebody is being signed in or out, or an account is being made. */
export function FullScreenWait({ label }: { label: string }) {
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-paper text-lg">
      <Spinner label={label} />
    </div>
  )
}
