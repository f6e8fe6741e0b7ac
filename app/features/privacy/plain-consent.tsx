import { Button } from '#app/ui/button.tsx'
import { type AskedConsent, consentWording } from './consent-wording.ts'

/**
 * The question of a consent for a browser without script, which can keep nothing on the device: made
 * to stand inside `<noscript>`.
 */
export const PlainConsent = ({
  kind,
  returnTo,
}: {
  kind: AskedConsent
  returnTo: '/wellbeing' | '/mood' | '/profile'
}) => {
  const { version, title, question, choices } = consentWording[kind]
  return (
    <form method="post" action="/consents" className="card grid gap-4">
      <h2>{title}</h2>
      <p>{question}</p>
      <p>{choices.server.text}</p>
      <p className="text-ink-soft">To keep something on this device, this page needs JavaScript.</p>
      <input type="hidden" name="intent" value="give" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="wording" value={version} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <div>
        <Button variant="secondary">{choices.server.label}</Button>
      </div>
    </form>
  )
}
