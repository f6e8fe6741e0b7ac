import { useEffect } from 'react'

/** Keeps the screen on while `isActive`, where the browser can; elsewhere nothing happens. */
export function useWakeLock(isActive: boolean) {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const ask = async () => {
      // A browser lets go of the lock whenever the page is hidden, and refuses it on low battery.
      if (document.visibilityState !== 'visible') return
      const granted = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) await granted?.release()
      else lock = granted ?? lock
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [isActive])
}
