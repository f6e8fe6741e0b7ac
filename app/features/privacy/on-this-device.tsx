import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type ConsentView, consentWording } from './consent-wording.ts'
import type { DeviceVault } from './device-vault.ts'
import { type ChangeProps, EraseForm } from './erase-form.tsx'
import type { VaultHook } from './use-device-vault.tsx'
import { recordCount, troubleWords, unreadableWords } from './vault-words.ts'

const wording = consentWording.assessments

/** How many records the vault has, once it has counted them. */
function useCount(vault: DeviceVault | null) {
  const [count, setCount] = useState<{ records: number; unreadable: number } | null>(null)
  useEffect(() => {
    setCount(null)
    if (!vault) return
    let isGone = false
    const read = async () => {
      const kinds = await Promise.all([vault.list('assessment'), vault.list('mood')])
      if (isGone) return
      setCount({
        records: kinds.reduce((sum, { records }) => sum + records.length, 0),
        unreadable: kinds.reduce((sum, { unreadable }) => sum + unreadable, 0),
      })
    }
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [vault])
  return count
}

type OnThisDeviceProps = ChangeProps & { consent: ConsentView; opened: VaultHook }

/** The card's part for records that live in this browser alone. */
export function OnThisDevice({ consent, opened, busy, change }: OnThisDeviceProps) {
  const count = useCount(opened.state === 'ready' ? opened.vault : null)
  const give = (event: FormEvent) => {
    event.preventDefault()
    void change('give')
  }
  return (
    <>
      <p>
        They are kept on your own device only. Burrow stores none of them
        {consent.since && ` since ${consent.since}`}.
        {count && ` On this device: ${recordCount(count.records)}.`}
      </p>
      {count && count.unreadable > 0 && (
        <Notice tone="warn">{unreadableWords(count.unreadable)}</Notice>
      )}
      {opened.state === 'closed' && <Notice tone="warn">{troubleWords(opened.reason)}</Notice>}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <form
          method="post"
          action="/consents"
          onSubmit={give}
          className="grid gap-4 rounded-md border border-line p-5"
        >
          <p>{wording.choices.server.text}</p>
          <input type="hidden" name="intent" value="give" />
          <input type="hidden" name="kind" value="assessments" />
          <input type="hidden" name="wording" value={wording.version} />
          <input type="hidden" name="returnTo" value="/profile" />
          <Button variant="secondary" wide busy={busy === 'give' && 'Handing it over...'}>
            {wording.choices.server.label}
          </Button>
        </form>
        <div className="grid gap-4 rounded-md border border-line p-5">
          <p>Everything on this device is erased.</p>
          <EraseForm busy={busy} change={change} />
        </div>
      </div>
    </>
  )
}
