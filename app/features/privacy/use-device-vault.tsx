import { useCallback, useEffect, useState } from 'react'
import type { DeviceVault, VaultClosed } from './device-vault.ts'

type Opened =
  | { state: 'opening' }
  | { state: 'ready'; vault: DeviceVault }
  | { state: 'closed'; reason: VaultClosed }

/** The vault of the signed-in member as far as it is open. */
export type VaultHook = Opened & {
  /** Asks the server and the disk anew: after an error, or when something changed how records are kept. */
  reopen: () => void
}

/**
 * Opens the device vault while a component is on the page. The code of the vault is fetched only then
 * (`import()`), so pages pay for it only when they use it. On the server it is always 'opening'.
 * @param isWanted false while the page has no need of it: then nothing is fetched
 */
export function useDeviceVault(isWanted = true): VaultHook {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    let giveBack = () => {}
    const open = async () => {
      const { acquireVault, releaseVault, renewVault } = await import('./browser-vault.client.ts')
      if (isGone) return
      if (tries > 0) renewVault()
      const opening = acquireVault()
      giveBack = () => releaseVault(opening)
      const result = await opening
      if (isGone) return
      setOpened(
        result.ok
          ? { state: 'ready', vault: result.value }
          : { state: 'closed', reason: result.error },
      )
    }
    // What fails here is the code of the vault not arriving: a lost connection, or a new version.
    open().catch(() => setOpened({ state: 'closed', reason: 'unreachable' }))
    return () => {
      isGone = true
      giveBack()
    }
  }, [isWanted, tries])
  const reopen = useCallback(() => {
    setOpened((before) => (before.state === 'closed' ? { state: 'opening' } : before))
    setTries((n) => n + 1)
  }, [])
  return { ...opened, reopen }
}
