import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createSealer } from './sealed-value.server.ts'

const Shape = v.object({ state: v.string() })
const sealer = createSealer('a secret of thirty-two characters or so')
const now = 1_000_000

it('opens its own value until it expires', async () => {
  const sealed = await sealer.seal('sign-in', { state: 'abc' }, now + 10)
  expect(await sealer.open('sign-in', sealed, Shape, now)).toEqual({
    ok: true,
    value: { state: 'abc' },
  })
  expect(await sealer.open('sign-in', sealed, Shape, now + 10)).toEqual({
    ok: false,
    error: 'expired',
  })
})

it('refuses a value of another purpose, another secret, another shape or no value at all', async () => {
  const sealed = await sealer.seal('sign-in', { state: 'abc' }, now + 10)
  const other = createSealer('another secret of thirty-two characters')
  const unreadable = { ok: false, error: 'unreadable' }
  expect(await sealer.open('link', sealed, Shape, now)).toEqual(unreadable)
  expect(await other.open('sign-in', sealed, Shape, now)).toEqual(unreadable)
  expect(await sealer.open('sign-in', sealed, v.object({ nonce: v.string() }), now)).toEqual(
    unreadable,
  )
  for (const garbage of ['', 'x', 'AAAA', '====', 'é'.repeat(40), 'A'.repeat(5000)]) {
    expect(await sealer.open('sign-in', garbage, Shape, now)).toEqual(unreadable)
  }
})
