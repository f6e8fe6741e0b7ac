import { Form } from '@remix-run/react'
import { useSyncExternalStore } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Card } from '#app/ui/layout.tsx'
import { Select } from '#app/ui/select.tsx'
import { type ZoneGroup, zoneWords } from './time-zones.ts'

type FormState = { error?: string | undefined; busy: boolean }

/** What Burrow calls the member. */
export const NameForm = ({ name, error, busy }: FormState & { name: string }) => (
  <Card>
    <h2>Name</h2>
    <Form method="post" preventScrollReset className="mt-4 grid gap-4">
      <Field
        label="What should Burrow call you?"
        name="name"
        defaultValue={name}
        autoComplete="nickname"
        error={error}
      />
      <div>
        <Button variant="secondary" name="intent" value="name" busy={busy && 'Saving name'}>
          Save name
        </Button>
      </div>
    </Form>
  </Card>
)

const never = () => () => undefined

/** The browser's own zone; empty on the server and until script runs. */
const useBrowserZone = () =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => '',
  )

type TimeZoneFormProps = FormState & {
  /** The zone in force, and the one that waits for tomorrow. */
  timeZone: string
  pending: string | null
  groups: readonly ZoneGroup[]
}

/** Offers the device's zone when it is another; its line is always kept free, so nothing moves. */
const DeviceZone = ({ wanted }: { wanted: string }) => {
  const zone = useBrowserZone()
  const differs = zone !== '' && zone !== wanted
  return (
    <Form method="post" preventScrollReset className="flex min-h-14 flex-wrap items-center gap-x-3">
      {zone === wanted && <p className="text-ink-soft">This device keeps the same time.</p>}
      {differs && (
        <>
          <p className="text-ink-soft">This device is in {zoneWords(zone)}.</p>
          <input type="hidden" name="timeZone" value={zone} />
          <Button variant="quiet" name="intent" value="time-zone">
            Use it
          </Button>
        </>
      )}
    </Form>
  )
}

/** Where the member's days begin and end. A change is in force from the next day (decision 13). */
export const TimeZoneForm = ({ timeZone, pending, groups, error, busy }: TimeZoneFormProps) => (
  <Card>
    <h2>Time zone</h2>
    <p className="mt-1 text-ink-soft">
      Your days begin and end in {zoneWords(timeZone)}.
      {pending && ` From tomorrow: ${zoneWords(pending)}.`}
    </p>
    <DeviceZone wanted={pending ?? timeZone} />
    <Form method="post" preventScrollReset className="grid gap-4">
      <Select
        key={pending ?? timeZone}
        label="Choose another"
        name="timeZone"
        defaultValue={pending ?? timeZone}
        hint="A change takes effect tomorrow, so that today stays one day."
        error={error}
      >
        {groups.map((group) => (
          <optgroup key={group.name} label={group.name}>
            {group.zones.map((zone) => (
              <option key={zone.value} value={zone.value}>
                {zone.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <div>
        <Button variant="secondary" name="intent" value="time-zone" busy={busy && 'Saving'}>
          Save time zone
        </Button>
      </div>
    </Form>
  </Card>
)
