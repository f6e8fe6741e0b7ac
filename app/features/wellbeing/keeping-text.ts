import type { KeepingMode, VaultClosed } from '#app/features/privacy/device-vault.ts'

/** What becomes of the answers, said beside the button that sends them. */
export function keepingText(keeping: KeepingMode | 'nowhere' | null): string {
  switch (keeping) {
    case 'server':
      return 'Your answers are kept with Burrow, encrypted with a key of your own.'
    case 'device':
      return 'Your answers stay on this device, encrypted. Burrow gets none of them.'
    case 'nowhere':
      return 'Your answers stay in this page: you see the result once, and nothing is kept.'
    default:
      return 'Without script your answers go to Burrow once, to work out the result, and are not kept.'
  }
}

/** Why nothing can be kept on this device just now, and what helps. */
export function closedText(reason: VaultClosed): string {
  switch (reason) {
    case 'signed out':
      return 'You have been signed out. Sign in again, and your answers can be kept.'
    case 'unreachable':
      return 'Burrow cannot be reached just now, so nothing can be kept yet.'
    case 'no storage':
      return 'This browser lets us keep nothing here. A private window does that, or a full disk.'
  }
}
