import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pacedWork } from './paced-work.ts'

/** Does pieces of work of so many milliseconds each, and says how long it worked at a stretch at most and how long it rested. */
async function worked(pieces: readonly number[], part: number) {
  let clock = 0
  let rested = 0
  let stretch = 0
  let longest = 0
  const rest = async (milliseconds: number) => {
    clock += milliseconds
    rested += milliseconds
    stretch = 0
  }
  const between = pacedWork({ part, now: () => clock, rest })
  for (const piece of pieces) {
    clock += piece
    stretch += piece
    longest = Math.max(longest, stretch)
    await between()
  }
  return { rested, longest }
}

test('work that is over soon is not kept waiting', async () => {
  expect(await worked([1, 2, 3], 0.25)).toEqual({ rested: 0, longest: 6 })
})

test('a quarter of the processor is worked, three quarters rested', async () => {
  const { rested } = await worked(
    Array.from({ length: 800 }, () => 1),
    0.25,
  )
  expect(rested).toBe(2400)
})

test('whatever its pieces take: it keeps to its part, and no stretch is longer than eight milliseconds and a piece', async () => {
  const pieces = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(pieces, fc.double({ min: 0.1, max: 1, noNaN: true }), async (some, part) => {
      const { rested, longest } = await worked(some, part)
      const total = some.reduce((sum, piece) => sum + piece, 0)
      expect(longest).toBeLessThan(8 + Math.max(...some) + 1)
      // What is left of the last stretch was not rested from yet.
      expect(Math.abs(rested - (total * (1 - part)) / part)).toBeLessThanOrEqual((8 * (1 - part)) / part + 1e-6)
    }),
  )
})
