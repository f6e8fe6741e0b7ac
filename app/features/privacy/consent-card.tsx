import { Button } from '#app/ui/button.tsx'
import { Card, Details } from '#app/ui/layout.tsx'
import { FormError, Notice } from '#app/ui/notice.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { type ConsentView, consentWording } from './consent-wording.ts'
import { type ChangeProps, EraseForm } from './erase-form.tsx'
import { OnThisDevice } from './on-this-device.tsx'
import { useConsentChange } from './use-consent-change.tsx'
import { useDeviceVault } from './use-device-vault.tsx'

const KIND = 'assessments'
const wording = consentWording[KIND]

interface ConsentCardProps {
  consent: ConsentView
  /** A form without script was not accepted. */
  isRefused: boolean
}

const REFUSED = 'That could not be done, and nothing was changed. Please try again.'

/** 'Where your records live' on /profile: how it stands, and both ways of changing it (decision 15). */
export function ConsentCard({ consent, isRefused }: ConsentCardProps) {
  const isGiven = consent.standing === 'given'
  const vault = useDeviceVault(!isGiven)
  const { busy, change, done, problem } = useConsentChange(KIND, vault.reopen)
  const isUnasked =
    consent.standing === 'unasked' && !(vault.state === 'ready' && vault.vault.mode !== 'unasked')
  const props = { busy, change }
  return (
    <Card>
      <section aria-labelledby="consents" className="grid gap-4">
        <div>
          <h2 id="consents">Where your records live</h2>
          <p className="mt-1 text-ink-soft">Your assessments and the moods you note.</p>
        </div>
        <FormError message={problem ?? (isRefused && !done ? REFUSED : undefined)} />
        <div role="status" className="empty:hidden">
          {done && <Notice tone="done">{done}</Notice>}
        </div>
        {isGiven && <WithBurrow consent={consent} {...props} />}
        {isUnasked && <ConsentQuestion kind={KIND} vault={vault} returnTo="/profile" level={3} />}
        {!isGiven && !isUnasked && <OnThisDevice consent={consent} opened={vault} {...props} />}
      </section>
    </Card>
  )
}

function WithBurrow({ consent, busy, change }: ChangeProps & { consent: ConsentView }) {
  return (
    <>
      <p>
        They are kept with Burrow, encrypted with a key of your own, since you agreed on{' '}
        {consent.since}.
      </p>
      {consent.wordingVersion === wording.version && (
        <Details summary="What you agreed to">
          <div className="prose">
            <p>{wording.question}</p>
            <p>
              {wording.choices.server.label}: {wording.choices.server.text}
            </p>
          </div>
        </Details>
      )}
      <h3>Take it back</h3>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div className="grid gap-4 rounded-md border border-line p-5">
          <p>Everything is copied to this device, then erased with Burrow.</p>
          <noscript>
            <p className="text-sm text-ink-soft">This needs JavaScript.</p>
          </noscript>
          <Button
            type="button"
            variant="secondary"
            wide
            busy={busy === 'bring back' && 'Bringing it back...'}
            onClick={() => void change('bring back')}
          >
            Bring it back to this device
          </Button>
        </div>
        <div className="grid gap-4 rounded-md border border-line p-5">
          <p>Everything is erased, with Burrow and on this device.</p>
          <EraseForm busy={busy} change={change} />
        </div>
      </div>
    </>
  )
}
