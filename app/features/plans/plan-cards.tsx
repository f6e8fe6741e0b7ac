import { Check } from '#app/ui/icons.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Plan, planIds, plans, priceClaims, priceText } from './catalogue.ts'
import { type Feature, mayUse } from './features.ts'
import { type Room, rooms } from './rooms.ts'

const roomEntries = Object.entries(rooms) as [Feature, Room][]

/** The rooms a plan has, named by what can be done in them. */
const PlanRooms = ({ plan }: { plan: Plan }) => (
  <ul className="grid gap-2">
    {roomEntries
      .filter(([feature]) => mayUse(plan.level, feature))
      .map(([feature, room]) => (
        <li key={feature} className="flex gap-3">
          <Check size={20} aria-hidden="true" className="mt-1 flex-none text-moss" />
          <span>
            {room.name}
            {!room.isOpen && <span className="text-ink-soft"> (opening later)</span>}
          </span>
        </li>
      ))}
  </ul>
)

const PlanAction = ({ plan, isMember }: { plan: Plan; isMember: boolean }) => {
  if (plan.id !== 'free') {
    return <p className="rounded-md bg-sunk px-4 py-3 text-center">Paid plans are not open yet</p>
  }
  return isMember ? (
    <ButtonLink to="/home" variant="secondary" wide>
      Back to your burrow
    </ButtonLink>
  ) : (
    <ButtonLink to="/register?plan=free" wide>
      Start free
    </ButtonLink>
  )
}

const PlanCard = ({ plan, isMember }: { plan: Plan; isMember: boolean }) => {
  const price = priceText(plan)
  return (
    <section aria-labelledby={`plan-${plan.id}`} className="card flex flex-col gap-5">
      <div className="flex items-center justify-between gap-2">
        <h2 id={`plan-${plan.id}`}>{plan.name}</h2>
        {plan.id === 'annual' && <Badge tone="lamp">Nurtured</Badge>}
        {plan.id === 'monthly' && <Badge tone="moss">Zen</Badge>}
        {plan.id === 'free' && <Badge>Seeker</Badge>}
      </div>
      <p>
        <span className="serif text-3xl">{price.amount}</span>{' '}
        <span className="text-ink-soft">{price.period}</span>
      </p>
      <ul className="grid gap-1 text-ink-soft md:min-h-24">
        {plan.id === 'free' && <li>No card, and no end date</li>}
        {priceClaims(plan).map((claim) => (
          <li key={claim}>{claim.charAt(0).toUpperCase() + claim.slice(1)}</li>
        ))}
      </ul>
      <PlanRooms plan={plan} />
      <div className="mt-auto pt-2">
        <PlanAction plan={plan} isMember={isMember} />
      </div>
    </section>
  )
}

/** The three plans, side by side where there is room. A member is not asked to begin again. */
export const PlanCards = ({ isMember }: { isMember: boolean }) => (
  <div className="grid gap-4 md:grid-cols-3">
    {planIds.map((id) => (
      <PlanCard key={id} plan={plans[id]} isMember={isMember} />
    ))}
  </div>
)
