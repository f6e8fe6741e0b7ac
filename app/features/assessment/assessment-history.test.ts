import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AssessmentRecord } from '#app/features/privacy/record-kinds.ts'
import { addDays, type DayString } from '#app/lib/dates.ts'
import {
  assessmentHistory,
  ASSESSMENTS_A_PAGE,
  newestOfEachDate,
  pageOfAll,
  toEntries,
} from './assessment-history.ts'

/** Ten answers of that total; item 6 is 'Not at all'. */
function answersOf(total: number): number[] {
  const answers = [0, 4, 4, 0, 0, 0, 0, 0, 0, 0]
  let left = total
  for (const index of [0, 3, 4, 6, 7, 8, 9]) {
    answers[index] = Math.min(4, left)
    left -= answers[index] ?? 0
  }
  for (const index of [1, 2]) {
    answers[index] = 4 - Math.min(4, left)
    left = Math.max(0, left - 4)
  }
  answers[5] = left
  return answers
}

const record = (date: DayString, total: number, createdAt = 1): AssessmentRecord => ({
  kind: 'assessment',
  id: date,
  date,
  createdAt,
  value: answersOf(total),
})
const one = (total: number, offset = 0) => toEntries([record('2026-11-21', total)], offset)[0]
const change = (from: number, to: number) =>
  toEntries([record('2026-11-21', to), record('2026-11-14', from)], 0)[0]?.change

const day = fc.nat(400).map((n) => addDays('2025-06-01', n))
const records = fc.array(
  fc
    .tuple(
      day,
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 }),
      fc.nat(),
    )
    .map(([date, value, createdAt]): AssessmentRecord => ({
      ...record(date, 0, createdAt),
      value,
    })),
  { maxLength: 130 },
)

describe('an entry of the assessment history', () => {
  it.each([
    [5, 'Healthy'],
    [6, 'Low level distress'],
    [10, 'Low level distress'],
    [11, 'Mild psychological distress'],
    [14, 'Mild psychological distress'],
    [15, 'Moderate psychological distress'],
    [19, 'Moderate psychological distress'],
    [20, 'Moderate to severe psychological distress'],
    [24, 'Moderate to severe psychological distress'],
    [25, 'Severe psychological distress'],
    [40, 'Severe psychological distress'],
  ])('calls a score of %i %s', (total, label) => {
    expect(one(total)).toMatchObject({ score: total, band: { label } })
  })

  it('advises professional support above 19 and suggests Emotional Support from 16', () => {
    const advice = [15, 16, 19, 20].map((total) => one(total))
    expect(advice.map((entry) => entry?.suggestsSupport)).toEqual([false, true, true, true])
    expect(advice.map((entry) => entry?.advisesProfessional)).toEqual([false, false, false, true])
  })

  it('tells a change in points, up for worse, and whether it is more than wobble', () => {
    expect(change(15, 18)).toEqual({
      points: 3,
      words: '+3 points',
      from: 15,
      since: 'Saturday 14 November',
      isReliable: false,
      meaning: 'A change under 6 points is within normal wobble.',
    })
    expect(change(18, 16)?.words).toBe('−2 points')
    expect(change(18, 17)?.words).toBe('−1 point')
    expect(change(18, 18)).toMatchObject({ words: 'no change', isReliable: false })
    const meaning = 'A change of 6 points or more is more than normal wobble.'
    expect(change(18, 12)).toMatchObject({ words: '−6 points', isReliable: true, meaning })
    expect(change(12, 18)).toMatchObject({ words: '+6 points', isReliable: true, meaning })
    expect(change(12, 17)?.isReliable).toBe(false)
  })

  it('has no change where nothing came before, and names the year of a day in another', () => {
    expect(one(9)?.change).toBeNull()
    const entries = toEntries([record('2026-01-02', 9), record('2025-12-26', 8)], 0)
    expect(entries[0]?.change?.since).toBe('Friday 26 December 2025')
  })

  it('takes the offset of the operator from every score, and leaves the changes as they are', () => {
    fc.assert(
      fc.property(records, (all) => {
        const [plain, less] = [toEntries(all, 0), toEntries(all, 5)]
        expect(less.map(({ score }) => score + 5)).toEqual(plain.map(({ score }) => score))
        expect(less.map(({ change }) => change?.words)).toEqual(
          plain.map(({ change }) => change?.words),
        )
      }),
    )
    expect(one(10, 5)).toMatchObject({ score: 5, band: { label: 'Healthy' } })
  })

  it('knows item 6 whatever the total', () => {
    const value = [0, 4, 4, 0, 0, 1, 0, 0, 0, 0]
    expect(toEntries([{ ...record('2026-11-21', 0), value }], 0)[0]).toMatchObject({
      score: 1,
      hasRisk: true,
    })
    expect(one(35)?.hasRisk).toBe(false)
  })
})

describe('the assessment history', () => {
  it('has one entry of each date, newest first, and of two the one answered later', () => {
    fc.assert(
      fc.property(records, (all) => {
        const list = newestOfEachDate(all)
        expect(list.map(({ date }) => date)).toEqual(
          [...new Set(all.map(({ date }) => date))].sort().reverse(),
        )
        for (const kept of list) {
          const others = all.filter(({ date }) => date === kept.date)
          expect(kept.createdAt).toBe(Math.max(...others.map(({ createdAt }) => createdAt)))
        }
      }),
    )
  })

  it('holds everything once when walked from page to page, with the same changes, and back', () => {
    fc.assert(
      fc.property(records, (all) => {
        const walked = []
        const asked: (DayString | null)[] = []
        let before: DayString | null = null
        do {
          asked.push(before)
          const page = pageOfAll(all, before)
          const newer = asked.at(-2) ?? 'newest'
          expect(page.newer).toBe(before === null ? null : newer)
          walked.push(...assessmentHistory({ ...page, unreadable: 0 }, 0).entries)
          before = page.older
        } while (before !== null)
        expect(walked).toEqual(toEntries(all, 0))
        expect(asked.length).toBe(Math.max(1, Math.ceil(walked.length / ASSESSMENTS_A_PAGE)))
      }),
    )
  })

  it('tells the change of a page’s oldest entry from the assessment before it', () => {
    const [records, earlier] = [[record('2026-11-21', 12)], record('2026-11-14', 9)]
    const page = { records, earlier, older: '2026-11-21', newer: null, unreadable: 0 }
    const { entries, chart } = assessmentHistory(page, 0)
    expect(entries).toHaveLength(1)
    expect(entries[0]?.change?.words).toBe('+3 points')
    expect(chart).toBeNull()
  })
})
