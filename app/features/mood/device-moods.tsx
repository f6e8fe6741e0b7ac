import { useCallback, useEffect, useState } from 'react'
import { ClosedVault } from '#app/features/privacy/closed-vault.tsx'
import { ConsentQuestion } from '#app/features/privacy/consent-question.tsx'
import type { DeviceRecords, DeviceVault } from '#app/features/privacy/device-vault.ts'
import { PlainConsent } from '#app/features/privacy/plain-consent.tsx'
import { useDeviceVault } from '#app/features/privacy/use-device-vault.tsx'
import { Skeleton } from '#app/ui/status.tsx'
import { useMoodNoted } from './chosen-mood.tsx'
import { MoodLog } from './mood-log.tsx'
import { type MonthFrame, moodMonth, type NotedMood } from './mood-month.ts'

const NOT_OPENED = 'Your moods could not be opened'

/** The log where the server has none: on this device, or not begun before its member has been asked. */
export const DeviceMoods = ({ frame }: { frame: MonthFrame }) => {
  const opened = useDeviceVault()
  if (opened.state === 'opening') {
    return (
      <>
        <noscript>
          <p>A log on this device is sealed, and opening it needs JavaScript.</p>
          <PlainConsent kind="assessments" returnTo="/mood" />
        </noscript>
        <Waiting />
      </>
    )
  }
  if (opened.state === 'closed') {
    return <ClosedVault title={NOT_OPENED} reason={opened.reason} onTryAgain={opened.reopen} />
  }
  if (opened.vault.mode === 'unasked') {
    return (
      <div className="card grid gap-6">
        <p className="text-ink-soft">
          The choice beside your name stays in this browser. To look back on it, a log is needed,
          and where that lives is up to you.
        </p>
        <ConsentQuestion kind="assessments" vault={opened} returnTo="/mood" />
      </div>
    )
  }
  return <DeviceLog vault={opened.vault} frame={frame} />
}

const Waiting = () => (
  <>
    <Skeleton className="h-64 w-full" />
    <Skeleton className="h-96 w-full" />
  </>
)

const DeviceLog = ({ vault, frame }: { vault: DeviceVault; frame: MonthFrame }) => {
  const [found, setFound] = useState<DeviceRecords<'mood'> | 'failed' | null>(null)
  const look = useCallback(() => {
    vault.list('mood').then(setFound, () => setFound('failed'))
  }, [vault])
  useEffect(look, [look])
  useMoodNoted(look)
  if (!found) return <Waiting />
  if (found === 'failed') {
    return <ClosedVault title={NOT_OPENED} reason="no storage" onTryAgain={look} />
  }
  const remove = async (mood: NotedMood) => {
    const { removeMood } = await import('./note-mood.client.ts')
    const isGone = await removeMood(mood, vault)
    look()
    return isGone
  }
  return (
    <MoodLog
      month={moodMonth(found.records, frame)}
      frame={frame}
      unreadable={found.unreadable}
      onRemove={remove}
    />
  )
}
