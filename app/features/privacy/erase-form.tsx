import { type FormEvent } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Details } from '#app/ui/layout.tsx'
import type { ConsentChange } from './use-consent-change.tsx'

/** What the parts of the card are told. */
export interface ChangeProps {
  busy: ConsentChange | null
  change: (wanted: ConsentChange) => Promise<void>
}

/** Erasing asks once more; a browser without script posts the same form. */
export function EraseForm({ busy, change }: ChangeProps) {
  const post = (event: FormEvent) => {
    event.preventDefault()
    void change('erase')
  }
  return (
    <form method="post" action="/consents" onSubmit={post}>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="kind" value="assessments" />
      <input type="hidden" name="returnTo" value="/profile" />
      <Details summary="Erase it">
        <p className="mb-4">
          This cannot be undone. Your streaks and points stay; what you answered goes.
        </p>
        <Button variant="danger" busy={busy === 'erase' && 'Erasing...'}>
          Erase all of it
        </Button>
      </Details>
    </form>
  )
}
