import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { CRISIS_REGIONS, CrisisRegionSchema, type CrisisRegionId } from './crisis-lines.ts'

const YEAR = 365 * 24 * 60 * 60 * 1000
const lines = CRISIS_REGIONS.flatMap((region) => region.lines.map((line) => ({ region, ...line })))
const contacts = lines.flatMap(({ region, call, text, link }) =>
  [call, text, link].flatMap((contact) => (contact ? [{ region: region.id, ...contact }] : [])),
)
const hrefs = (id: CrisisRegionId) =>
  contacts.filter(({ region }) => region === id).map(({ href }) => href)

/** The contacts whose review is a year old by an instant (milliseconds). */
const overdue = (now: number) =>
  contacts.filter(({ reviewed }) => now - Date.parse(reviewed) >= YEAR)

describe('the crisis lines', () => {
  it('have the shape that the page relies on', () => {
    expect(() => v.parse(v.array(CrisisRegionSchema), CRISIS_REGIONS)).not.toThrow()
    expect(new Set(CRISIS_REGIONS.map(({ id }) => id)).size).toBe(6)
  })

  it.each<[CrisisRegionId, string[]]>([
    ['us', ['tel:988', 'sms:988', 'sms:741741?&body=HOME', 'tel:911']],
    ['uk', ['tel:116123', 'tel:0800585858', 'sms:85258?&body=SHOUT', 'tel:111', 'tel:999']],
    ['ca', ['tel:988', 'sms:988', 'tel:911']],
    ['au', ['tel:131114', 'sms:0477131114', 'tel:000']],
    ['ie', ['tel:116123', 'sms:50808?&body=HELLO', 'tel:112']],
    ['elsewhere', ['tel:112', 'https://findahelpline.com/']],
  ])('hold every number of region %s', (id, numbers) => {
    expect(hrefs(id)).toEqual(expect.arrayContaining(numbers))
  })

  it('put the number in words on the link exactly as the link dials it', () => {
    for (const { label, href } of contacts.filter(({ href }) => !href.startsWith('https:'))) {
      const dialled = /^\w+:(\d+)/.exec(href)?.[1] ?? ''
      expect(label.replaceAll(' ', '')).toContain(dialled)
      const body = /body=(\w+)$/.exec(href)?.[1]
      if (body) expect(label).toMatch(new RegExp(`^Text ${body} to `))
    }
  })

  it('show a text option, or a link to one, beside each call option', () => {
    for (const { call, text, link } of lines) if (call) expect(text ?? link).not.toBeNull()
    for (const { region, call, text } of lines) {
      if (call && region.id !== 'elsewhere') expect(text?.href).toMatch(/^sms:/)
    }
  })

  it('begin with somebody to talk to and end with the emergency number', () => {
    for (const { id, lines } of CRISIS_REGIONS) {
      expect(lines.at(-1)?.emergency).toBe(true)
      if (id !== 'elsewhere') expect(lines[0]?.emergency).toBe(false)
    }
  })

  it('were each reviewed within the last year', () => {
    expect(overdue(Date.now()).map(({ region, label }) => `${region}: ${label}`)).toEqual([])
  })

  it('would be reported once a review is a year old, and not a day before', () => {
    const latest = Math.max(...contacts.map(({ reviewed }) => Date.parse(reviewed)))
    const earliest = Math.min(...contacts.map(({ reviewed }) => Date.parse(reviewed)))
    expect(overdue(latest + YEAR)).toHaveLength(contacts.length)
    expect(overdue(earliest + YEAR - 86_400_000)).toEqual([])
  })
})
