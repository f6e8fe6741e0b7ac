import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'
import type { VaultClosed } from './device-vault.ts'
import { troubleWords } from './vault-words.ts'

/** What stands in the place of this device's records while its vault cannot be opened. */
export const ClosedVault = ({
  title,
  reason,
  onTryAgain,
}: {
  /** What could not be opened. */
  title: string
  reason: VaultClosed
  onTryAgain: () => void
}) => (
  <div className="grid max-w-3xl justify-items-start gap-4">
    <FormError message={title}>
      <p>{troubleWords(reason)}</p>
    </FormError>
    {reason === 'signed out' ? (
      <ButtonLink to="/login">Sign in</ButtonLink>
    ) : (
      <Button type="button" onClick={onTryAgain}>
        Try again
      </Button>
    )}
  </div>
)
