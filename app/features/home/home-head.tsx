import { Link } from '@remix-run/react'
import { Avatar } from '#app/ui/avatar.tsx'
import { LevelTag } from '#app/ui/badge.tsx'
import type { Standing } from './standing.ts'

/**
 * Where the member stands: the day, and after it the word, so that a word that is found on the device
 * later moves nothing.
 */
const StandingLine = ({ standing }: { standing: Standing }) => (
  <p className="col-span-2 mt-2 flex min-h-8 flex-wrap items-center gap-x-3 text-sm text-ink-soft sm:col-span-1">
    {standing.is === 'none' && <span className="badge">Not Assessed</span>}
    {standing.is === 'elsewhere' && <span>Assessed {standing.day}</span>}
    {standing.is === 'known' && (
      <>
        <Link to="/wellbeing/results" className="link">
          Assessed {standing.day}
        </Link>
        <LevelTag level={standing.tone}>{standing.label}</LevelTag>
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
  <header className="grid grid-cols-[auto_1fr] items-center gap-x-4 sm:gap-x-6">
    <span className="sm:row-span-3 sm:self-start">
      <Avatar avatar={avatar} name="" size={88} />
    </span>
    <p className="text-ink-soft">{date}</p>
    <h1 className="col-span-2 min-w-0 wrap-anywhere max-sm:mt-3 sm:col-span-1">{greeting}</h1>
    {standing && <StandingLine standing={standing} />}
  </header>
)
