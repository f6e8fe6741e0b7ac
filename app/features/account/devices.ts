import { dayIn, daysBetween, formatLongDay } from '#app/lib/dates.ts'

/** One line of the list of devices. */
export interface Device {
  id: string
  /** 'Firefox on Linux' */
  name: string
  isCurrent: boolean
  /** 'today', 'yesterday' or 'Saturday 21 November' */
  lastUsed: string
}

interface SessionRow {
  id: string
  device: string
  lastSeenAt: number
}

/** The member's sessions as the list shows them: this device first, then the last used. */
export function toDevices(
  rows: readonly SessionRow[],
  view: { currentId: string; timeZone: string; now: number },
): Device[] {
  const today = dayIn(view.timeZone, view.now)
  const devices = rows.map(({ id, device, lastSeenAt }) => {
    const day = dayIn(view.timeZone, lastSeenAt)
    const ago = daysBetween(day, today)
    const lastUsed = ago <= 0 ? 'today' : ago === 1 ? 'yesterday' : formatLongDay(day)
    return { id, name: device, isCurrent: id === view.currentId, lastUsed }
  })
  return devices.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}
