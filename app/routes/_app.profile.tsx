import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/cloudflare'
import { useActionData, useLoaderData, useNavigation, useSearchParams } from '@remix-run/react'
import { AVATAR_KEYS } from '#app/content/avatars.ts'
import { AvatarPicker } from '#app/features/account/avatar-picker.tsx'
import { avatarStanding, changeProfile } from '#app/features/account/change-profile.server.ts'
import { DevicesCard } from '#app/features/account/devices-card.tsx'
import { toDevices } from '#app/features/account/devices.ts'
import { noAnswer, type FormAnswer } from '#app/features/account/form-answer.ts'
import { LogoutButton } from '#app/features/account/member-corner.tsx'
import { ProfileForm } from '#app/features/account/profile-forms.ts'
import { ProfileHead } from '#app/features/account/profile-head.tsx'
import { NameForm, TimeZoneForm } from '#app/features/account/profile-settings.tsx'
import { SignInCard } from '#app/features/account/sign-in-card.tsx'
import { groupTimeZones } from '#app/features/account/time-zones.ts'
import { toConsentView } from '#app/features/privacy/consent.server.ts'
import { ConsentCard } from '#app/features/privacy/consent-card.tsx'
import { avatarAccess } from '#app/features/rewards/avatars.ts'
import { parseForm } from '#app/http/parse-form.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { zoneFor } from '#app/lib/member-day.ts'
import { DialogButton } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PolicyDialog } from '#app/ui/policy-statement.tsx'
import { findConsent } from '#db/queries/consents.ts'
import { findPoints } from '#db/queries/profiles.ts'
import { listSessions } from '#db/queries/sessions.ts'

const saved: Record<string, string> = {
  avatar: 'Your avatar is saved.',
  name: 'Your name is saved.',
  'time-zone': 'Your time zone is saved.',
}

export async function loader(args: LoaderFunctionArgs) {
  const { now } = args.context
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [
      findPoints(db, owner),
      listSessions(db, owner, now),
      findConsent(db, owner, 'assessments'),
    ],
  })
  const [[points], sessions, [consent]] = rows
  const timeZone = zoneFor(member.zones, now)
  const { pendingTimeZone } = member.zones
  const standing = avatarStanding(member, points)
  return {
    shell,
    hasPassword: member.hasPassword,
    avatars: AVATAR_KEYS.map((key) => {
      const { open, label } = avatarAccess(key, standing)
      return { key, isOpen: open, label }
    }),
    timeZone,
    pending: pendingTimeZone === timeZone ? null : pendingTimeZone,
    // One string: the server's list, which a browser's may differ from, at a third of the bytes.
    zones: Intl.supportedValuesOf('timeZone').join(' '),
    consent: toConsentView(consent, timeZone),
    devices: toDevices(sessions, { currentId: member.session.id, timeZone, now }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const { db, now } = args.context
  const { member, rows } = await requireMember(args, {
    read: (db, owner) => [findPoints(db, owner)],
  })
  const form = await parseForm(args.request, ProfileForm)
  if (!form.ok) return data<FormAnswer>(form.error, { status: 400 })
  const changed = await changeProfile(db, form.value, { owner: member, points: rows[0][0], now })
  if (changed.ok) return redirect(`/profile?saved=${form.value.intent}`, 303)
  const { field, message } = changed.error
  return data<FormAnswer>({ errors: { [field]: message }, typed: {} }, { status: 403 })
}

export default function Profile() {
  const { shell, avatars, timeZone, pending, zones, devices, hasPassword, consent } =
    useLoaderData<typeof loader>()
  const { errors, typed } = useActionData<FormAnswer>() ?? noAnswer
  const [search] = useSearchParams()
  const sending = useNavigation().formData?.get('intent')
  const done = saved[search.get('saved') ?? '']
  return (
    <div className="grid gap-4">
      <ProfileHead {...shell} />
      <div role="status" className="empty:hidden">
        {done && <Notice tone="done">{done}</Notice>}
      </div>
      <AvatarPicker
        choices={avatars}
        current={shell.avatar}
        error={errors.avatar}
        busy={sending === 'avatar'}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <NameForm name={typed.name ?? shell.name} error={errors.name} busy={sending === 'name'} />
        <TimeZoneForm
          timeZone={timeZone}
          pending={pending}
          groups={groupTimeZones(zones.split(' '), pending ?? timeZone)}
          error={errors.timeZone}
          busy={sending === 'time-zone'}
        />
        <SignInCard email={shell.email} hasPassword={hasPassword} />
        <DevicesCard devices={devices} />
      </div>
      <ConsentCard consent={consent} isRefused={search.get('refused') === 'consent'} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <DialogButton opens="policy">User Policy Statement</DialogButton>
        <LogoutButton />
      </div>
      <PolicyDialog />
    </div>
  )
}
