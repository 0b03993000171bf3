import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostSeenBeside, type ObservedPair, rankSeenPairs } from './rank-seen-pairs.ts'

const ids = 'abcdefghijklmnopqrstuvwxyz'
const observations = fc
  .uniqueArray(
    fc.record({
      pair: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 }).map((two) => two.toSorted()),
      networks: fc.integer({ min: 1, max: 60 }),
      share: fc.integer({ min: 1, max: 60 }),
    }),
    { selector: ({ pair }) => pair.join(), maxLength: 200 },
  )
  .map((all) =>
    all.map(
      ({ pair: [productId = '', otherId = ''], networks, share }): ObservedPair => ({
        productId,
        otherId,
        networks,
        onBusiestDay: Math.min(networks, share),
      }),
    ),
  )

const looksOf = (observed: readonly ObservedPair[]) => {
  const looks = new Map<string, number>()
  for (const { productId, otherId, networks } of observed)
    for (const id of [productId, otherId]) looks.set(id, (looks.get(id) ?? 0) + networks)
  return looks
}
const nameOf = ({ productId, otherId }: { readonly productId: string; readonly otherId: string }) =>
  [productId, otherId].sort().join()

describe('what stands beside a product', () => {
  test('was observed so often, by two networks on one day at least, and beside the other as well unless others stand before it', () => {
    fc.assert(
      fc.property(observations, fc.integer({ min: 5, max: 40 }), (observed, fewest) => {
        const placed = rankSeenPairs(observed, looksOf(observed), fewest)
        const sure = observed.filter(({ networks, onBusiestDay }) => networks >= fewest && onBusiestDay >= 2)
        expect(sure.map(nameOf)).toEqual(expect.arrayContaining(placed.map(nameOf)))
        for (const pair of sure)
          for (const id of [pair.productId, pair.otherId]) {
            const own = placed.filter(({ productId }) => productId === id)
            expect(own.some((one) => nameOf(one) === nameOf(pair)) || own.length === mostSeenBeside).toBe(true)
          }
      }),
    )
  })

  test('has places from the first on, by a score from 0 to 1 that never rises', () => {
    fc.assert(
      fc.property(observations, (observed) => {
        const placed = rankSeenPairs(observed, looksOf(observed), 5)
        for (const own of Map.groupBy(placed, ({ productId }) => productId).values()) {
          expect(own.map(({ place }) => place)).toEqual(own.map((_, at) => at + 1))
          expect(own.length).toBeLessThanOrEqual(mostSeenBeside)
          expect(own.every(({ score }, at) => score > 0 && score <= 1 && score <= (own[at - 1]?.score ?? 1))).toBe(true)
        }
      }),
    )
  })

  test('does not depend on the order in which it was read, nor on what nobody alone can make', () => {
    fc.assert(
      fc.property(observations, fc.integer({ min: 1, max: 1000 }), (observed, days) => {
        const placed = rankSeenPairs(observed, looksOf(observed), 5)
        expect(new Set(rankSeenPairs(observed.toReversed(), looksOf(observed), 5))).toEqual(new Set(placed))
        // One network that comes back day after day.
        const pushed: ObservedPair = { productId: 'A', otherId: 'B', networks: days, onBusiestDay: 1 }
        expect(rankSeenPairs([...observed, pushed], looksOf(observed), 5)).toEqual(placed)
      }),
    )
  })

  test('is not what everybody looks at', () => {
    const observed: ObservedPair[] = [
      { productId: 'boot', otherId: 'bestseller', networks: 30, onBusiestDay: 5 },
      { productId: 'boot', otherId: 'other boot', networks: 20, onBusiestDay: 5 },
    ]
    const looks = new Map([
      ['boot', 60],
      ['bestseller', 4000],
      ['other boot', 50],
    ])
    const beside = rankSeenPairs(observed, looks, 10).filter(({ productId }) => productId === 'boot')
    expect(beside.map(({ otherId }) => otherId)).toEqual(['other boot', 'bestseller'])
  })
})
