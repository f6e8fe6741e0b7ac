import { expect, test } from 'vitest'
import { toDevices } from './devices.ts'

const at = (text: string) => Date.parse(text)

test('this device stands first and the others say when they were last used, in the member’s own days', () => {
  const rows = [
    { id: 'a', device: 'Firefox on Linux', lastSeenAt: at('2026-11-21T11:30:00Z') },
    { id: 'b', device: 'Safari on iPhone', lastSeenAt: at('2026-11-20T09:00:00Z') },
    { id: 'c', device: 'Chrome on Android', lastSeenAt: at('2026-11-19T12:30:00Z') },
  ]
  const now = at('2026-11-21T12:00:00Z')
  const devices = toDevices(rows, { currentId: 'c', timeZone: 'Pacific/Auckland', now })
  expect(devices).toEqual([
    { id: 'c', name: 'Chrome on Android', isCurrent: true, lastUsed: 'Friday 20 November' },
    { id: 'a', name: 'Firefox on Linux', isCurrent: false, lastUsed: 'today' },
    { id: 'b', name: 'Safari on iPhone', isCurrent: false, lastUsed: 'Friday 20 November' },
  ])
})
