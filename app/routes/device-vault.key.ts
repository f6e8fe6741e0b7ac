import type { LoaderFunctionArgs } from '@remix-run/cloudflare'
import { standingOf } from '#app/features/privacy/consent.server.ts'
import { deviceKeys } from '#app/features/privacy/device-keys.server.ts'
import type { VaultStanding } from '#app/features/privacy/device-vault-door.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { findConsent } from '#db/queries/consents.ts'
import { listMemberKeys } from '#db/queries/members.ts'

/** Hands the keys of the device vault to the signed-in member alone (decision 15). Never cached. */
export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const { member, rows } = await requireMember(args, {
    read: (db, owner) => [listMemberKeys(db, owner), findConsent(db, owner, 'assessments')],
  })
  const [keys, [consent]] = rows
  const standing: VaultStanding = {
    ...(await deviceKeys(config.masterKeys, keys)),
    assessments: standingOf(consent),
    now,
    today: member.today,
  }
  return Response.json(standing, { headers: { 'Cache-Control': 'no-store' } })
}
