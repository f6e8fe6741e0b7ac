import { describe, expect, it } from 'vitest'
import { createOutbox, deliver, deliverAll, type Delivery } from './exercise-outbox.ts'

const report = (number: number) => ({
  exercise: `exercise-number-${String(number).padStart(4, '0')}`,
  technique: 'box-breathing',
  seconds: 60 + number,
})

function createStore(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
}

const answer = (delivery: Delivery) => () => Promise.resolve(delivery)

describe('the outbox', () => {
  it('is empty and leaves nothing behind once a report was taken or refused', async () => {
    const store = createStore()
    const outbox = createOutbox(store, 'ann')
    expect(await deliver(outbox, report(1), answer('taken'))).toBe('taken')
    expect(await deliver(outbox, report(2), answer('refused'))).toBe('refused')
    expect(store.map.size).toBe(0)
  })

  it('keeps a report that did not get through, and sends it later with the same id', async () => {
    const outbox = createOutbox(createStore(), 'ann')
    expect(await deliver(outbox, report(1), answer('unreachable'))).toBe('unreachable')
    expect(await deliver(outbox, report(2), () => Promise.reject(new Error('offline')))).toBe(
      'unreachable',
    )
    const sent: string[] = []
    await deliverAll(outbox, (each) => {
      sent.push(each.exercise)
      return Promise.resolve('taken')
    })
    expect(sent).toEqual([report(1).exercise, report(2).exercise])
    expect(outbox.list()).toEqual([])
  })

  it('stops at the first report that does not get through and keeps the rest', async () => {
    const outbox = createOutbox(createStore(), 'ann')
    for (const number of [1, 2, 3]) outbox.keep(report(number))
    let tries = 0
    await deliverAll(outbox, () => Promise.resolve(++tries === 1 ? 'taken' : 'unreachable'))
    expect(tries).toBe(2)
    expect(outbox.list()).toEqual([report(2), report(3)])
  })

  it('holds one report for each exercise: the latest', () => {
    const outbox = createOutbox(createStore(), 'ann')
    outbox.keep(report(1))
    outbox.keep({ ...report(1), seconds: 240 })
    expect(outbox.list()).toEqual([{ ...report(1), seconds: 240 }])
  })

  it('never mixes two members of one browser', () => {
    const store = createStore()
    createOutbox(store, 'ann').keep(report(1))
    expect(createOutbox(store, 'ben').list()).toEqual([])
  })

  it('keeps the newest twenty', () => {
    const outbox = createOutbox(createStore(), 'ann')
    for (let number = 0; number < 25; number++) outbox.keep(report(number))
    expect(outbox.list().map(({ seconds }) => seconds - 60)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 5),
    )
  })

  it.each(['', 'not json', '{"a":1}', '[{"exercise":1}]', 'null'])(
    'reads damaged storage as empty: %s',
    (text) => {
      const store = createStore({ 'burrow.breathing.ann': text })
      expect(createOutbox(store, 'ann').list()).toEqual([])
    },
  )

  it('still sends when the browser allows no storage', async () => {
    const refuse = () => {
      throw new Error('forbidden')
    }
    const outbox = createOutbox({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'ann')
    expect(await deliver(outbox, report(1), answer('taken'))).toBe('taken')
  })
})
