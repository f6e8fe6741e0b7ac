import { Form } from '@remix-run/react'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/layout.tsx'
import type { Device } from './devices.ts'

/** 'Devices' on /profile: where the member is signed in, and how to end that (decision 10). */
export function DevicesCard({ devices }: { devices: readonly Device[] }) {
  const hasOthers = devices.some((device) => !device.isCurrent)
  return (
    <Card>
      <h2 id="devices">Devices</h2>
      <p className="mt-1 text-ink-soft">Where you are signed in.</p>
      <ul className="mt-4 grid gap-2">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} />
        ))}
      </ul>
      {hasOthers && (
        <Form method="post" action="/profile/devices" className="mt-4">
          <Button variant="secondary" name="intent" value="end-others">
            Sign out all other devices
          </Button>
        </Form>
      )}
    </Card>
  )
}

function DeviceLine({ device }: { device: Device }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-2">
      <span>
        {device.name}
        <span className="block text-sm text-ink-soft">Last used {device.lastUsed}</span>
      </span>
      {device.isCurrent ? (
        <Badge tone="moss">This device</Badge>
      ) : (
        <Form method="post" action="/profile/devices">
          <input type="hidden" name="id" value={device.id} />
          <Button variant="quiet" name="intent" value="end-one">
            Sign out<span className="sr-only"> {device.name}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}
