import type { VaultClosed } from '#app/features/privacy/device-vault.ts'
import { troubleWords } from '#app/features/privacy/vault-words.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/notice.tsx'

/** What stands in the place of this device's records while its vault cannot be opened. */
export const ClosedVault = ({
  reason,
  onTryAgain,
}: {
  reason: VaultClosed
  onTryAgain: () => void
}) => (
  <div className="grid max-w-3xl justify-items-start gap-4">
    <FormError message="Your assessments could not be opened">
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
