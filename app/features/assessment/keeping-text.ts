import type { KeepingMode } from '#app/features/privacy/device-vault.ts'

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

export const NOT_OPENED = 'Your assessments could not be opened'
