import { Link } from '@remix-run/react'
import { Avatar } from '#app/ui/avatar.tsx'
import { LevelTag } from '#app/ui/badge.tsx'
import type { Standing } from './standing.ts'

/** Where the member stands, in a word and with its day. It takes one line, whatever it says. */
const StandingLine = ({ standing }: { standing: Standing }) => (
  <p className="mt-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
    {standing.is === 'none' && <span className="badge">Not Assessed</span>}
    {standing.is === 'elsewhere' && <span>Last assessment: {standing.day}</span>}
    {standing.is === 'known' && (
      <>
        <LevelTag level={standing.tone}>{standing.label}</LevelTag>
        <Link to="/wellbeing/results" className="link">
          Assessment of {standing.day}
        </Link>
      </>
    )}
    {standing.is === 'known' && standing.isLow && (
      <a href="/crisis-help" className="link">
        Need help now?
      </a>
    )}
  </p>
)

type HomeHeadProps = {
  avatar: string
  date: string
  greeting: string
  /** Null where there is nothing to stand on: a plan without Wellbeing. */
  standing: Standing | null
}

/** Who it is, what day it is, and how it goes. */
export const HomeHead = ({ avatar, date, greeting, standing }: HomeHeadProps) => (
  <header className="flex items-start gap-4 sm:gap-6">
    <Avatar avatar={avatar} name="" size={88} />
    <div className="min-w-0">
      <p className="text-ink-soft">{date}</p>
      <h1 className="mt-1 wrap-anywhere">{greeting}</h1>
      {standing && <StandingLine standing={standing} />}
    </div>
  </header>
)
