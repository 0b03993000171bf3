import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arrangement,
  arrangementError,
  lastPinnedPlace,
  mostBuried,
  mostPins,
  tidyArrangement,
  withPins,
} from './arrangement.ts'

const brands = new Set(['veldt', 'hollins'])
const arrangement = (change: Partial<Arrangement>): Arrangement => ({ steps: [], pins: [], buried: [], ...change })
const numbered = (count: number) => Array.from({ length: count }, (_, at) => ({ sku: `${at}`, place: at + 1 }))

describe('pinned things', () => {
  const cases = fc.uniqueArray(fc.nat(60), { minLength: 1 }).chain((order) =>
    fc.tuple(
      fc.constant(order),
      fc.subarray(order).chain((items) =>
        fc
          .uniqueArray(fc.integer({ min: 1, max: order.length }), {
            minLength: items.length,
            maxLength: items.length,
          })
          .map((places) => items.map((item, at) => ({ item, place: places[at] ?? 1 }))),
      ),
    ),
  )

  test('stand at their places, and the others between them in their order', () => {
    fc.assert(
      fc.property(cases, ([order, pins]) => {
        const placed = withPins(order, pins)
        expect(placed.toSorted()).toEqual(order.toSorted())
        for (const { item, place } of pins) expect(placed[place - 1]).toBe(item)
        const pinned = new Set(pins.map(({ item }) => item))
        const free = (item: number) => !pinned.has(item)
        expect(placed.filter(free)).toEqual(order.filter(free))
      }),
    )
  })

  test('share a place one after the other, and end a list that is shorter than their place', () => {
    const pins = [
      { item: 'c', place: 1 },
      { item: 'a', place: 1 },
      { item: 'b', place: 90 },
    ]
    expect(withPins(['a', 'b', 'c', 'd'], pins)).toEqual(['c', 'a', 'd', 'b'])
  })
})

describe('an arrangement', () => {
  test.each([
    ['arrangement-step-twice', { steps: [{ kind: 'newest' }, { kind: 'newest' }] }],
    ['arrangement-step-twice', { steps: [{ kind: 'reduced-first' }, { kind: 'reduced-last' }] }],
    ['arrangement-brand-unknown', { steps: [{ kind: 'brand', brand: '' }] }],
    ['arrangement-place-invalid', { pins: [{ sku: 'a', place: 0 }] }],
    ['arrangement-place-invalid', { pins: [{ sku: 'a', place: lastPinnedPlace + 1 }] }],
    ['arrangement-place-invalid', { pins: [{ sku: 'a', place: 1.5 }] }],
    ['arrangement-too-many-pins', { pins: numbered(mostPins + 1) }],
    ['arrangement-too-many-buried', { buried: numbered(mostBuried + 1).map(({ sku }) => sku) }],
    [
      'arrangement-too-many-steps',
      {
        steps: [
          { kind: 'newest' },
          { kind: 'most-sizes' },
          { kind: 'best-sellers' },
          { kind: 'brand', brand: 'veldt' },
          { kind: 'brand', brand: 'hollins' },
        ],
      },
    ],
  ] satisfies [string, Partial<Arrangement>][])('is refused as %s: %j', (error, change) => {
    expect(arrangementError(arrangement(change), brands)).toBe(error)
  })

  test('may put two brands first, one after the other', () => {
    const steps: Arrangement['steps'] = [
      { kind: 'brand', brand: 'veldt' },
      { kind: 'brand', brand: 'hollins' },
      { kind: 'reduced-last' },
    ]
    expect(arrangementError(arrangement({ steps, pins: numbered(mostPins) }), brands)).toBeUndefined()
  })

  test('names each product once: the last pin of it counts, and who is pinned is not buried', () => {
    const tidy = tidyArrangement(
      arrangement({
        pins: [
          { sku: 'a', place: 4 },
          { sku: 'b', place: 2 },
          { sku: 'a', place: 1 },
        ],
        buried: ['a', 'c', 'c'],
      }),
    )
    expect(tidy).toEqual({
      steps: [],
      pins: [
        { sku: 'a', place: 1 },
        { sku: 'b', place: 2 },
      ],
      buried: ['c'],
    })
  })
})
