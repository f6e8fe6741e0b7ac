import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeAttempt, type ThrottleState } from './throttle-window.ts'

const rule = { limit: 3, windowMs: 3_600_000 }

it('never allows more than the limit within a window, whatever the times', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: rule.windowMs }), { maxLength: 60 })
  fc.assert(
    fc.property(gaps, (steps) => {
      let state: ThrottleState | undefined
      let now = 0
      const allowedAt = new Map<number, number>()
      for (const step of steps) {
        now += step
        const taken = takeAttempt(state, rule, now)
        state = taken.state
        if (taken.answer.allowed) allowedAt.set(state.since, (allowedAt.get(state.since) ?? 0) + 1)
        expect(taken.answer.retryAfterMs).toBeLessThanOrEqual(rule.windowMs)
      }
      for (const count of allowedAt.values()) expect(count).toBeLessThanOrEqual(rule.limit)
    }),
  )
})

it('counts down what is left and does not make a refused attempt cost more time', () => {
  let state: ThrottleState | undefined
  const remaining = [0, 1, 2, 3].map((minute) => {
    const taken = takeAttempt(state, rule, minute * 60_000)
    state = taken.state
    return taken.answer
  })
  expect(remaining.map((answer) => answer.remaining)).toEqual([2, 1, 0, 0])
  expect(remaining[3]).toEqual({ allowed: false, remaining: 0, retryAfterMs: 57 * 60_000 })
})

it('never makes a wait longer than a window when the clock jumps back', () => {
  const used = { count: 3, since: 10 * rule.windowMs }
  const { answer } = takeAttempt(used, rule, 0)
  expect(answer).toEqual({ allowed: false, remaining: 0, retryAfterMs: rule.windowMs })
})

it('closes for a whole window from the last attempt when the rule locks', () => {
  let state: ThrottleState | undefined
  const waits = [0, 20, 50, 51].map((minute) => {
    const taken = takeAttempt(state, { ...rule, isLocking: true }, minute * 60_000)
    state = taken.state
    return taken.answer.retryAfterMs / 60_000
  })
  expect(waits).toEqual([60, 40, 60, 59])
})
