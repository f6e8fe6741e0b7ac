import { type ReactNode } from 'react'

type Tone = 'plain' | 'moss' | 'clay' | 'lamp'

/** A small word that marks a thing: a plan, a state. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>{children}</span>
)

export type Level = 1 | 2 | 3 | 4 | 5

const levelClasses = {
  1: 'badge level-1',
  2: 'badge level-2',
  3: 'badge level-3',
  4: 'badge level-4',
  5: 'badge level-5',
} as const

/** One of five steps of wellbeing, 1 the lightest. The word carries the meaning, the colour follows. */
export const LevelTag = ({ level, children }: { level: Level; children: ReactNode }) => (
  <span className={levelClasses[level]}>{children}</span>
)
