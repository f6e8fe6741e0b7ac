import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { DeviceVault, KeepingMode, VaultClosed } from '#app/features/privacy/device-vault.ts'
import { useDeviceVault, type VaultHook } from '#app/features/privacy/use-device-vault.tsx'
import type { AssessmentPage } from './assessment-page.ts'

/** Where answers go; 'nowhere' when neither side can keep them just now, and null while nobody knows. */
export type Keeping = KeepingMode | 'nowhere' | null

export interface KeepingState {
  keeping: Keeping
  /** The vault as the question of consent wants it. */
  opened: VaultHook
  vault: DeviceVault | null
  /** Why this device keeps nothing just now. */
  closed: VaultClosed | null
  /** Tries to open the device's vault again. */
  retry(): void
  /** To be called once the member has chosen. */
  onChosen(): void
}

/** Where the member's answers are kept, by the server's word and by what this device can do. */
export function useKeeping({ standing, problem }: AssessmentPage): KeepingState {
  const opened = useDeviceVault()
  const { reopen } = opened
  const [mustAsk, setMustAsk] = useState(false)
  const isConsentGone = problem?.isConsentGone ?? false
  useEffect(() => {
    if (!isConsentGone) return
    setMustAsk(true)
    reopen()
  }, [problem, isConsentGone, reopen])

  const vault = opened.state === 'ready' ? opened.vault : null
  const closed = opened.state === 'closed' ? opened.reason : null
  const isGiven = standing === 'given' && !isConsentGone
  const keeping = ((): Keeping => {
    if (vault) return mustAsk ? 'unasked' : vault.mode
    if (isGiven) return 'server'
    return closed ? 'nowhere' : null
  })()
  useRowsAfterConsent(keeping === 'server' && !isGiven)
  return {
    keeping,
    opened,
    vault,
    closed,
    retry: reopen,
    onChosen: () => setMustAsk(false),
  }
}

/** Fetches what is with the server once, after a consent was given since the page was loaded. */
function useRowsAfterConsent(isNewlyGiven: boolean): void {
  const { revalidate } = useRevalidator()
  const isFetched = useRef(false)
  useEffect(() => {
    if (!isNewlyGiven || isFetched.current) return
    isFetched.current = true
    revalidate()
  }, [isNewlyGiven, revalidate])
}
