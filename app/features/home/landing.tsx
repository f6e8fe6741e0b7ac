import { ArrowRight, Leaf, Shovel, Sun, Wind } from '#app/ui/icons.tsx'
import { type ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { DialogButton } from '#app/ui/dialog.tsx'

const features = [
  {
    Icon: Leaf,
    title: 'Check in with your day',
    text: 'A few minutes, morning and evening, a plan for the day, and once a week ten questions. A history you can read without being judged by it.',
  },
  {
    Icon: Wind,
    title: 'Breathe along',
    text: 'Six guided techniques with a circle that keeps the time. Free for everyone, and as still as you need it to be.',
  },
  {
    Icon: Sun,
    title: 'Hear something kind',
    text: 'Three sentences a day about effort and choice: one for the morning, one for midday, one for the evening.',
  },
  {
    Icon: Shovel,
    title: 'More rooms to come',
    text: 'A journal, meditations, a companion to talk to and two daily puzzles are being dug. You will find them when they are ready.',
  },
]

export const Hero = ({ greeting, scene }: { greeting: string; scene: ReactNode }) => (
  <section>
    <div className="mx-auto max-w-3xl text-center sm:pt-6">
      <p className="font-medium text-moss">{greeting}. Come in from the cold.</p>
      <h1 className="mt-3 text-4xl sm:text-5xl">A quiet place to look after your mind</h1>
      <p className="mx-auto mt-4 max-w-measure text-lg text-ink-soft">
        Check in, breathe, read something kind. A few minutes at a time, at your own pace, with
        nobody keeping score.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/register">Make your burrow</ButtonLink>
        <ButtonLink to="/login" variant="secondary">
          Log in
        </ButtonLink>
      </div>
    </div>
    <div className="hill -mx-4 mt-10 lg:-mx-12">{scene}</div>
  </section>
)

export const FeatureCards = () => (
  <section aria-labelledby="features" className="mx-auto max-w-6xl">
    <h2 id="features" className="text-center text-2xl">
      What you can do here
    </h2>
    <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ Icon, title, text }) => (
        <li key={title} className="card grid content-start gap-3">
          <span className="grid size-12 place-items-center rounded-full bg-moss-tint text-moss">
            <Icon size={24} aria-hidden="true" />
          </span>
          <h3>{title}</h3>
          <p className="text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </section>
)

/** The call to action. `claim` is worked out from the prices. */
export const CallToAction = ({ freeMonths }: { freeMonths: number }) => (
  <section className="mx-auto grid w-full max-w-6xl justify-items-center gap-5 rounded-pebble bg-dusk px-6 py-14 text-center text-on-dusk">
    <h2 className="max-w-sm text-2xl text-balance">There is a place by the lamp for you</h2>
    <p className="max-w-measure">
      Begin free, without a card. When plans open, your first year comes with {freeMonths} extra
      months free on subscribing.
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <ButtonLink to="/register" className="bg-lamp! text-on-lamp!">
        Begin free
      </ButtonLink>
      <ButtonLink
        to="/pricing"
        variant="secondary"
        className="border-on-dusk! text-on-dusk! hover:bg-transparent! hover:underline"
      >
        See pricing
        <ArrowRight size={20} aria-hidden="true" />
      </ButtonLink>
    </div>
  </section>
)

/** What has to be said before anybody begins. */
export const BeforeYouBegin = () => (
  <section className="mx-auto grid max-w-measure justify-items-center gap-2 text-center">
    <p className="text-ink-soft">
      Burrow is not medical care, and it is for ages 16 and over. What you write is stored only
      where you choose.
    </p>
    <DialogButton opens="policy">User Policy Statement</DialogButton>
  </section>
)
