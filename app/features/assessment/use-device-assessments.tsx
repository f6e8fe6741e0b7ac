import { useEffect, useState } from 'react'
import type { DeviceRecords, VaultClosed } from '#app/features/privacy/device-vault.ts'
import type { VaultHook } from '#app/features/privacy/use-device-vault.tsx'

/** The assessments of this device as far as they are read. */
export type DeviceAssessmentsRead =
  | { state: 'reading' }
  | ({ state: 'read' } & DeviceRecords<'assessment'>)
  | { state: 'closed'; reason: VaultClosed }

/** Reads the assessments of this device once its vault is open. */
export function useDeviceAssessments(opened: VaultHook): DeviceAssessmentsRead {
  const [read, setRead] = useState<DeviceAssessmentsRead>({ state: 'reading' })
  const vault = opened.state === 'ready' ? opened.vault : null
  useEffect(() => {
    if (!vault) return
    let isGone = false
    setRead({ state: 'reading' })
    vault
      .list('assessment')
      .then(
        (records): DeviceAssessmentsRead => ({ state: 'read', ...records }),
        (): DeviceAssessmentsRead => ({ state: 'closed', reason: 'no storage' }),
      )
      .then((result) => {
        if (!isGone) setRead(result)
      })
    return () => {
      isGone = true
    }
  }, [vault])
  if (opened.state === 'closed') return { state: 'closed', reason: opened.reason }
  return vault ? read : { state: 'reading' }
}
