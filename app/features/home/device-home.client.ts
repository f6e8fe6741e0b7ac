import { withVault } from '#app/features/privacy/browser-vault.client.ts'
import { daysBetween } from '#app/lib/dates.ts'
import { ok } from '#app/lib/result.ts'
import type { OnDevice } from './on-device.ts'
import { nextStep, type NextStep } from './next-step.ts'
import { type Standing, standingOf } from './standing.ts'

/** What /home says once the answers on this device were read. */
export interface DeviceHome {
  standing: Standing
  step: NextStep
}

/**
 * Works out standing and next step from the newest assessment that is on this device; null when it
 * has none, or the vault cannot be opened now. The page then says what the server knows.
 */
export async function readDeviceHome({
  state,
  today,
  scoreOffset,
}: OnDevice): Promise<DeviceHome | null> {
  const read = await withVault(async (vault) => ok((await vault.list('assessment')).records))
  const newest = read.ok ? read.value.sort((a, b) => (a.date < b.date ? 1 : -1))[0] : undefined
  if (!newest) return null
  const standing = standingOf({ date: newest.date, answers: newest.value }, today, scoreOffset)
  const daysSinceAssessed = daysBetween(newest.date, today)
  const tone = standing.is === 'known' ? standing.tone : null
  return { standing, step: nextStep({ ...state, daysSinceAssessed, tone }) }
}
