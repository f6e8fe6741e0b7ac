import { useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Notice } from '#app/ui/notice.tsx'
import { VAULT_DATABASE } from './device-vault.ts'
import { sentWords } from './vault-words.ts'

/** The pages whose visit hands over what was left on this device. */
const PAGES = /^\/(wellbeing|mood|profile)(\/|$)/

/** Whether this browser can hold a vault of anybody, told without fetching the vault's code. */
async function mayHaveVault(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === VAULT_DATABASE)
  } catch {
    // An older browser does not tell; the vault finds out by itself.
    return true
  }
}

/**
 * Where the server keeps the member's records but some are still on this device (a tab closed
 * half-way, a consent given elsewhere), sends them there and says so quietly.
 */
export function DeviceLeftovers() {
  const { pathname } = useLocation()
  const isOne = PAGES.test(pathname)
  const [sent, setSent] = useState(0)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    setSent(0)
    if (!isOne) return
    let isGone = false
    const settle = async () => {
      if (!(await mayHaveVault())) return
      const { settleLeftovers } = await import('./browser-vault.client.ts')
      const settled = isGone ? null : await settleLeftovers()
      if (isGone || !settled || settled.sent === 0) return
      setSent(settled.sent)
      revalidate()
    }
    // What does not get through now stays here for the next visit.
    settle().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [pathname, isOne, revalidate])
  return (
    <div role="status" className="mb-4 empty:hidden">
      {sent > 0 && <Notice tone="done">{sentWords(sent)}</Notice>}
    </div>
  )
}
