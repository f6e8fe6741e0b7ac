import { describe, expect, it } from 'vitest'
import { tapeOf } from '#tests/support/tape-of-steps.ts'
import { VaultModel } from '#tests/support/vault-model.ts'

const RUNS = 600
const STEPS = 400

/** Plays many tapes; gives what went wrong by seed, and how often each thing happened. */
async function playAll(hasLocks: boolean, prepare: (model: VaultModel) => void = () => {}) {
  const problems: [number, string[]][] = []
  const seen: Record<string, number> = {}
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const model = new VaultModel(tapeOf(seed, STEPS), hasLocks)
    prepare(model)
    await model.run()
    if (model.problems.size > 0) problems.push([seed, [...model.problems]])
    for (const [what, times] of Object.entries(model.seen)) seen[what] = (seen[what] ?? 0) + times
  }
  return { problems, seen }
}

describe('two devices on a bad network, with crashes between any two steps', () => {
  it.each([
    ['when tabs wait for each other', true],
    ['also when they cannot', false],
  ])(
    'lose, double and leave behind nothing %s',
    async (_, hasLocks) => {
      const { problems, seen } = await playAll(hasLocks)
      expect(problems).toEqual([])
      // The tapes lead through everything that can go wrong, and often enough to be worth playing.
      const events = ['kept', 'refused', 'given up', 'reply lost', 'brought back', 'withdrawn']
      for (const event of [...events, 'erased', 'had changed', 'unreachable'])
        expect(seen[event], event).toBeGreaterThan(50)
    },
    60_000,
  )

  it('would be seen to lose records if a later consent counted its revisions anew', async () => {
    const { problems } = await playAll(false, ({ keeper }) => (keeper.startsAnew = true))
    expect(problems.flatMap(([, texts]) => texts).join()).toContain('is lost')
  }, 60_000)
})
