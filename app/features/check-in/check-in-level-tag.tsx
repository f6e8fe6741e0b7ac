import { LevelTag } from '#app/ui/badge.tsx'
import type { CheckInLevel } from './check-in-score.ts'

const STEPS = { Healthy: 1, 'Doing Well': 2, Drifting: 3, Distressed: 4 } as const

/** The word of a check-in's level on its quiet colour. */
export const CheckInLevelTag = ({ level }: { level: CheckInLevel }) => (
  <LevelTag level={STEPS[level]}>{level}</LevelTag>
)
