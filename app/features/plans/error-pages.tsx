import { Lock } from '#app/ui/icons.tsx'
import { type MouseEvent } from 'react'
import { Spot } from '#app/ui/art/spots.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/layout.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Feature } from './features.ts'
import { rooms } from './rooms.ts'

/** Status 402: what is behind the door, what opens it, and what is free all the same. */
export const UpgradeRequired = ({ feature }: { feature: Feature }) => {
  const room = rooms[feature]
  return (
    <>
      <PageHeader title="Upgrade required" />
      <div className="grid max-w-measure gap-6">
        <section className="card grid gap-3">
          <Spot name="locked" />
          <h2 className="flex items-center gap-3">
            <Lock size={22} aria-hidden="true" className="flex-none" />
            {room.name}
          </h2>
          <p>{room.does}</p>
          <p className="text-ink-soft">
            This room comes with the Monthly and the Annual plan. Anything you wrote while you had a
            plan stays yours.
          </p>
          <div className="pt-2">
            <ButtonLink to="/pricing?upgrade" reloadDocument>
              See plans
            </ButtonLink>
          </div>
        </section>
        <Notice>
          Crisis help is free for everyone.{' '}
          <a className="link" href="/crisis-help">
            Need help now?
          </a>
        </Notice>
      </div>
    </>
  )
}

const goBack = (event: MouseEvent) => {
  if (window.history.length < 2) return
  event.preventDefault()
  window.history.back()
}

/** Status 404. `back` is where the visitor came from; with script the browser's own history is used. */
export const PageNotFound = ({ back = '/home' }: { back?: string }) => (
  <div className="grid justify-items-center gap-5 py-12 text-center">
    <Spot name="lost" />
    <h1>Page Not Found</h1>
    <p className="max-w-sm text-ink-soft">
      This tunnel ends here. The address may have a slip in it, or the room has moved.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/home">Go to Home</ButtonLink>
      <ButtonLink to={back} variant="secondary" onClick={goBack}>
        Go Back
      </ButtonLink>
    </div>
  </div>
)

/** Any other failure: plain words, and no detail that helps nobody. */
export const SomethingWentWrong = () => (
  <div className="grid justify-items-center gap-5 py-12 text-center">
    <Spot name="trouble" />
    <h1>Something went wrong on our side</h1>
    <p className="max-w-sm text-ink-soft">
      Nothing you saved was lost. Please try again in a moment.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="" reloadDocument>
        Try again
      </ButtonLink>
      <ButtonLink to="/home" variant="secondary">
        Go to Home
      </ButtonLink>
    </div>
  </div>
)

/** A room that is known and allowed, but still being dug. */
export const NotOpenYet = ({ feature }: { feature: Feature }) => (
  <>
    <PageHeader title={rooms[feature].name} />
    <div className="card grid max-w-measure justify-items-start gap-4">
      <Spot name="building" />
      <h2>This room is not open yet</h2>
      <p>{rooms[feature].does}</p>
      <p className="text-ink-soft">
        It is being dug. Nothing of yours is waiting in it, and nothing can be missed.
      </p>
      <ButtonLink to="/home" variant="secondary">
        Go to Home
      </ButtonLink>
    </div>
  </>
)
