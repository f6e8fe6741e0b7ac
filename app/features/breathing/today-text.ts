import { getTechnique } from '#app/content/breathing-techniques.ts'

/**
 * What a member did today, in a line: 'Today: Box Breathing. 5 minutes in all.' Empty without any.
 * @param exercises today's, newest first; seconds are whole
 */
export function todayText(exercises: readonly { technique: string; seconds: number }[]): string {
  if (exercises.length === 0) return ''
  const minutes = Math.floor(exercises.reduce((sum, { seconds }) => sum + seconds, 0) / 60)
  const names = new Set(
    [...exercises].reverse().map(({ technique }) => getTechnique(technique)?.name ?? technique),
  )
  const length = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `Today: ${[...names].join(', ')}. ${length} in all.`
}
