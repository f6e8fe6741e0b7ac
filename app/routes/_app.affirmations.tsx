import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/cloudflare'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { AffirmationHowTo } from '#app/features/affirmations/affirmation-how-to.tsx'
import { AffirmationList } from '#app/features/affirmations/affirmation-list.tsx'
import { slotAt } from '#app/features/affirmations/affirmations.ts'
import { dailyAffirmations } from '#app/features/affirmations/daily-affirmations.server.ts'
import { requireMember } from '#app/http/require-member.server.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { addRefresh, listRefreshes } from '#db/queries/daily-choices.ts'

export const meta = () => [{ title: 'Affirmations · Burrow' }]

export async function loader(args: LoaderFunctionArgs) {
  const { config, now } = args.context
  const { member, shell, rows } = await requireMember(args, {
    read: (db, owner) => [listRefreshes(db, owner, 'affirmations', now)],
  })
  return {
    shell,
    slot: slotAt(member.hour),
    daily: dailyAffirmations(config.secret, member, rows[0]),
  }
}

/** Refresh: chooses others for the rest of the day. */
export async function action(args: ActionFunctionArgs) {
  const { member } = await requireMember(args)
  await addRefresh(args.context.db, {
    userId: member.id,
    kind: 'affirmations',
    date: member.today,
  })
  return redirect('/affirmations')
}

export default function Affirmations() {
  const { daily, slot } = useLoaderData<typeof loader>()
  const isChoosing = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHeader
        title="Affirmations"
        intro="Three sentences for today: one for the morning, one for midday, one for the evening."
        action={
          <Form method="post" preventScrollReset>
            <Button variant="secondary" busy={isChoosing && 'Choosing others'}>
              Refresh
            </Button>
          </Form>
        }
      />
      <AffirmationList daily={daily} now={slot} isChoosing={isChoosing} />
      <AffirmationHowTo />
    </>
  )
}
