import { Form } from '@remix-run/react'
import { Lock } from '#app/ui/icons.tsx'
import { AVATAR_NAMES, type AvatarKey } from '#app/content/avatars.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { Card } from '#app/ui/layout.tsx'

/** One mascot of the picker: whether it may be chosen, and the words under it. */
export type AvatarChoice = { key: AvatarKey; isOpen: boolean; label: string }

type AvatarPickerProps = {
  choices: readonly AvatarChoice[]
  current: string
  error?: string | undefined
  busy: boolean
}

const Choice = ({ choice, isCurrent }: { choice: AvatarChoice; isCurrent: boolean }) => (
  <label className="avatar-choice">
    <input
      type="radio"
      name="avatar"
      value={choice.key}
      defaultChecked={isCurrent}
      disabled={!choice.isOpen && !isCurrent}
      className="sr-only"
    />
    <span className="relative block size-18">
      <Avatar avatar={choice.key} name="" size={72} />
      {!choice.isOpen && !isCurrent && (
        <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-card text-ink-soft">
          <Lock size={16} aria-hidden="true" />
        </span>
      )}
    </span>
    <span className="min-h-15 leading-5">
      <span className="font-semibold">{AVATAR_NAMES[choice.key]}</span>
      <span className="block text-sm text-ink-soft">{choice.label}</span>
    </span>
  </label>
)

/** Every mascot, those that are not open yet with what opens them. */
export const AvatarPicker = ({ choices, current, error, busy }: AvatarPickerProps) => (
  <Card className="max-sm:px-4!">
    <Form method="post" preventScrollReset>
      <fieldset aria-describedby={error ? 'avatar-error' : undefined}>
        <legend className="serif text-xl">Avatar</legend>
        <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-2">
          {choices.map((choice) => (
            <Choice key={choice.key} choice={choice} isCurrent={choice.key === current} />
          ))}
        </div>
      </fieldset>
      {error && <FieldError id="avatar-error">{error}</FieldError>}
      <Button
        variant="secondary"
        className="mt-4"
        name="intent"
        value="avatar"
        busy={busy && 'Saving avatar'}
      >
        Save avatar
      </Button>
    </Form>
  </Card>
)
