import { Link } from '@remix-run/react'
import { rooms } from '#app/features/plans/rooms.ts'
import { Details } from '#app/ui/layout.tsx'
import type { AssessmentEntry } from './assessment-history.ts'

/** S1 §2: the heading of the advice above a score of 19. */
const PROFESSIONAL = 'Consider Professional Support'
const EMOTIONAL = 'Emotional Support'

interface SupportAdviceProps {
  entry: AssessmentEntry
  /** The newest entry's advice stands open; an older one's opens on asking. */
  isNewest: boolean
  /** The entry's day in words, to tell its advice from another's. */
  day: string
}

/** What goes with a high score: advice above 19, a suggestion from 16; nothing below. */
export const SupportAdvice = ({ entry, isNewest, day }: SupportAdviceProps) => {
  if (!entry.suggestsSupport) return null
  if (isNewest) {
    return (
      <div className="grid gap-4 border-t border-line pt-4">
        {entry.advisesProfessional && (
          <section className="grid gap-2">
            <h3>{PROFESSIONAL}</h3>
            <ProfessionalSupport />
          </section>
        )}
        <section className="grid gap-2">
          <h3>{EMOTIONAL}</h3>
          <EmotionalSupport />
        </section>
      </div>
    )
  }
  return (
    <Details
      summary={
        <>
          {entry.advisesProfessional ? PROFESSIONAL : EMOTIONAL}
          <span className="sr-only">, {day}</span>
        </>
      }
    >
      <div className="grid gap-4">
        {entry.advisesProfessional && <ProfessionalSupport />}
        <EmotionalSupport />
      </div>
    </Details>
  )
}

const ProfessionalSupport = () => (
  <div className="prose">
    <p>
      Above 19, talking with somebody trained for this is worth considering. The score is no
      diagnosis, and you need not wait for it to rise.
    </p>
    <ul>
      <li>Your GP or another doctor can look at the whole picture with you.</li>
      <li>A therapist or counsellor can be reached through them, or directly.</li>
      <li>
        If it feels too much to wait, <CrisisLink>crisis lines</CrisisLink> answer at once.
      </li>
    </ul>
    <p>
      <Link className="link" to="/wellbeing/results/sheet">
        A page to take along
      </Link>{' '}
      puts your scores on one sheet of paper.
    </p>
  </div>
)

const EmotionalSupport = () => {
  const { assistant } = rooms
  if (assistant.isOpen) {
    return (
      <p className="prose">
        From 16 on, putting it into words can ease it a little.{' '}
        <Link className="link" to={assistant.path}>
          Open Emotional Support
        </Link>
      </p>
    )
  }
  return (
    <p className="prose">
      From 16 on, putting it into words can ease it a little. Emotional Support, a companion for
      that, is still being built and not open yet. Until then a few minutes of{' '}
      <Link className="link" to="/breathing">
        breathing
      </Link>{' '}
      may soften the moment, and <CrisisLink>Need help now?</CrisisLink> leads to people.
    </p>
  )
}

// A plain link: the page of help needs no script.
const CrisisLink = ({ children }: { children: string }) => (
  <a className="link" href="/crisis-help">
    {children}
  </a>
)
