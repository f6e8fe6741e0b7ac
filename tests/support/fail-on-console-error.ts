import { afterEach, beforeEach, expect, vi } from 'vitest'

beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(console.error, 'a unit test wrote to console.error').not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
