import type { KeptRecord } from '#app/features/privacy/record-kinds.ts'

/** An assessment whose ten answers are all `answer`. */
export const assessment = (date: string, createdAt: number, answer = 1): KeptRecord => ({
  kind: 'assessment',
  id: date,
  date,
  createdAt,
  value: Array.from({ length: 10 }, () => answer),
})

/** A mood, told from others by a digit or two. */
export const mood = (n: number, date: string, createdAt: number): KeptRecord => ({
  kind: 'mood',
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  date,
  createdAt,
  value: 'relaxed',
})
