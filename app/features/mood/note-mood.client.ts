import { withFreshVault } from '#app/features/privacy/browser-vault.client.ts'
import type { DeviceVault } from '#app/features/privacy/device-vault.ts'
import { ok } from '#app/lib/result.ts'
import { type EmotionalStateId, moodNoted } from './emotional-states.ts'
import type { NotedMood } from './mood-month.ts'

/** 'not asked': the member has not said where moods should live, so none is logged. */
export type Noting = 'noted' | 'not asked' | 'failed'

const post = async (fields: Record<string, string>): Promise<number> => {
  const body = new URLSearchParams(fields)
  const answer = await fetch('/mood/notes', {
    method: 'POST',
    body,
    redirect: 'manual',
    keepalive: true,
  }).catch(() => null)
  return answer?.status ?? 0
}

/**
 * Adds a mood to the log, where its member wants the log: with the server, or on this device. Where
 * the server cannot be reached it stays on the device, sealed, until the next visit hands it over.
 */
export async function noteMood(state: EmotionalStateId): Promise<Noting> {
  const noting = await addToLog(state)
  if (noting === 'noted') window.dispatchEvent(new Event(moodNoted))
  return noting
}

async function addToLog(state: EmotionalStateId): Promise<Noting> {
  const id = crypto.randomUUID()
  const note = async () => (await post({ intent: 'note', id, state })) === 200
  const noted = await withFreshVault(async (vault) => {
    if (vault.mode === 'unasked') return ok<Noting>('not asked')
    if (vault.mode === 'server' && (await note())) return ok<Noting>('noted')
    const { today: date } = vault
    await vault.put({ kind: 'mood', id, date, createdAt: vault.now(), value: state })
    return ok<Noting>('noted')
  })
  if (noted.ok) return noted.value
  // Without storage there is no log on this device, and the server takes one only under a consent.
  return noted.error === 'no storage' && (await note()) ? 'noted' : 'failed'
}

/** Takes a mood out of the log; false when it could not be. */
export async function removeMood(mood: NotedMood, vault: DeviceVault | null): Promise<boolean> {
  if (vault) {
    const name = { kind: 'mood', id: mood.id, createdAt: mood.createdAt } as const
    return vault.remove([name]).then(
      () => true,
      () => false,
    )
  }
  return (await post({ intent: 'remove', id: mood.id })) === 200
}
