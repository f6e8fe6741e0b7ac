import { type ReactNode } from 'react'

type Tone = 'plain' | 'moss' | 'clay' | 'lamp'

/** A small word that marks a thing: a plan, a state. */
export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={tone === 'plain' ? 'badge' : `badge badge-${tone}`}>{children}</span>
)

export type Level = 1 | 2 | 3 | 4 | 5 | 6

const levelClasses = {
  1: 'badge level-1',
  2: 'badge level-2',
  3: 'badge level-3',
  4: 'badge level-4',
  5: 'badge level-5',
  6: 'badge level-6',
} as const

/**
 * One step of wellbeing, 1 the lightest; a scale has five of them or six. The word carries the
 * meaning, the colour follows.
 */
export const LevelTag = ({
  level,
  wraps = false,
  children,
}: {
  level: Level
  /** Lets words too long for a phone go over two lines. */
  wraps?: boolean
  children: ReactNode
}) => <span className={`${levelClasses[level]}${wraps ? ' badge-wraps' : ''}`}>{children}</span>
