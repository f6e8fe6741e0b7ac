import { describe, expect, it } from 'vitest'
import { readHomeFacts } from './home-facts.ts'

const today = '2026-11-21'
const nothing = {
  userId: 'ann',
  streakDays: null,
  recentActivity: null,
  talkWeeks: null,
  lastAssessed: null,
  keptAssessment: null,
  recentTasks: '[]',
  refreshes: '[]',
  memberKeys: '[]',
}

describe('the facts of /home', () => {
  it('are empty for a new member and for nobody', () => {
    for (const row of [nothing, undefined]) {
      const { isDoneToday, ...facts } = readHomeFacts(row, today)
      expect(facts).toEqual({
        streakDays: [],
        talkDays: [],
        lastAssessed: null,
        kept: null,
        tasks: '{}',
        refreshes: [],
        keys: [],
      })
      expect(isDoneToday('check_in')).toBe(false)
    }
  })

  it("take of the days around today the member's own", () => {
    const row = {
      ...nothing,
      recentActivity: `2026-11-20 check_in,${today} journal`,
      recentTasks: JSON.stringify([
        ['2026-11-20', '{"personal":"yesterday"}'],
        [today, '{"personal":"today"}'],
      ]),
    }
    const facts = readHomeFacts(row, today)
    expect(facts.isDoneToday('journal')).toBe(true)
    expect(facts.isDoneToday('check_in')).toBe(false)
    expect(facts.tasks).toBe('{"personal":"today"}')
    expect(readHomeFacts(row, '2026-11-20').isDoneToday('check_in')).toBe(true)
  })

  it('tell days apart', () => {
    const row = {
      ...nothing,
      streakDays: '2026-11-20,2026-11-21',
      talkWeeks: '2026-11-16',
      keptAssessment: '["2026-11-14","v1.1.abc",5]',
      refreshes: '[["2026-11-20",2]]',
      memberKeys: '[[1,"master","wrapped"]]',
    }
    expect(readHomeFacts(row, today)).toMatchObject({
      streakDays: ['2026-11-20', '2026-11-21'],
      talkDays: ['2026-11-16'],
      kept: { date: '2026-11-14', answers: 'v1.1.abc', createdAt: 5 },
      refreshes: [{ date: '2026-11-20', count: 2 }],
      keys: [{ userId: 'ann', version: 1, masterKeyId: 'master', wrappedKey: 'wrapped' }],
    })
  })
})
