import { describe, expect, it } from 'vitest'
import { checkInView } from './check-in-view.ts'

const view = (query: string) => {
  const fields = new URLSearchParams(query)
  return checkInView((name) => fields.get(name))
}

describe('the view of the check-in history that an address asks for', () => {
  it('is the newest days without a query, or with one that says nothing', () => {
    for (const query of ['', 'before=', 'before=2026-02-30', 'view=', 'view=year', 'x=1']) {
      expect(view(query), query).toEqual({ kind: 'days', before: null })
    }
    expect(view('before=2026-02-28')).toEqual({ kind: 'days', before: '2026-02-28' })
  })

  it('is a year, or the present one where the year is none', () => {
    expect(view('year=2026')).toEqual({ kind: 'year', year: 2026 })
    expect(view('year=2026&view=patterns')).toEqual({ kind: 'year', year: 2026 })
    for (const wrong of [
      '',
      '26',
      '02026',
      '0000',
      '-2026',
      '2026.5',
      '2e3',
      '２０２６',
      "' or 1",
    ]) {
      expect(view(`year=${wrong}`), wrong).toEqual({ kind: 'year', year: null })
    }
  })

  it('is what goes together', () => {
    expect(view('view=patterns')).toEqual({ kind: 'patterns' })
  })
})
