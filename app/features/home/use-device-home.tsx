import { useEffect, useState } from 'react'
import type { DeviceHome } from './device-home.client.ts'
import type { OnDevice } from './on-device.ts'

/**
 * What the answers on this device make of the page, once they were read; null until then, and for
 * whoever keeps none here: only a page that needs it loads the vault.
 */
export function useDeviceHome(onDevice: OnDevice | null): DeviceHome | null {
  const [found, setFound] = useState<DeviceHome | null>(null)
  useEffect(() => {
    if (!onDevice) return
    let isGone = false
    const read = async () => {
      const { readDeviceHome } = await import('./device-home.client.ts')
      const home = await readDeviceHome(onDevice)
      if (!isGone) setFound(home)
    }
    // Without a connection the page stays as the server drew it.
    read().catch(() => null)
    return () => {
      isGone = true
    }
  }, [onDevice])
  return onDevice && found
}
