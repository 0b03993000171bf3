import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPrice, priceEndings, priceRows, type SizePrice, withEnding } from './price-change.ts'

const price = fc.integer({ min: 1, max: 100_000 })

describe('an ending', () => {
  test.each([
    [3996, '95', 3995],
    [4044, '95', 3995],
    [4045, '95', 3995],
    [4046, '95', 4095],
    [4000, '00', 4000],
    [40, '95', 95],
    [2, '00', 100],
    [1234, 'any', 1234],
  ] as const)('of %i on %s is %i', (from, ending, to) => {
    expect(withEnding(from, ending)).toBe(to)
  })

  test('is there, above zero and at most a euro away', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...priceEndings), (from, ending) => {
        const to = withEnding(from, ending)
        expect(to).toBeGreaterThan(0)
        expect(Math.abs(to - from)).toBeLessThan(100)
        if (ending !== 'any') expect(to % 100).toBe(Number(ending))
      }),
    )
  })
})

describe('a change', () => {
  test('of so many percent counts from the price before a reduction', () => {
    const step = { by: 'percent', change: -2000 } as const
    expect(changedPrice({ price: 10_000, regularPrice: null }, { step, ending: 'any' })).toEqual({
      price: 8000,
      regularPrice: 10_000,
    })
    expect(changedPrice({ price: 9000, regularPrice: 10_000 }, { step, ending: '95' })).toEqual({
      price: 7995,
      regularPrice: 10_000,
    })
  })

  test('to the regular price ends a reduction, and a higher price is none', () => {
    expect(changedPrice({ price: 9000, regularPrice: 10_000 }, { step: { by: 'regular' }, ending: '95' })).toEqual({
      price: 10_000,
      regularPrice: null,
    })
    const dearer = { by: 'amount', change: 500 } as const
    expect(changedPrice({ price: 10_000, regularPrice: null }, { step: dearer, ending: 'any' })).toEqual({
      price: 10_500,
      regularPrice: null,
    })
  })

  test('never asks nothing, and strikes only what is dearer', () => {
    const step = fc.oneof(
      fc.record({ by: fc.constant('percent' as const), change: fc.integer({ min: -10_000, max: 10_000 }) }),
      fc.record({ by: fc.constant('amount' as const), change: fc.integer({ min: -200_000, max: 200_000 }) }),
    )
    fc.assert(
      fc.property(price, fc.option(price), step, fc.constantFrom(...priceEndings), (now, before, one, ending) => {
        const next = changedPrice({ price: now, regularPrice: before }, { step: one, ending })
        expect(next.price).toBeGreaterThan(0)
        if (next.regularPrice !== null) expect(next.regularPrice).toBeGreaterThan(next.price)
      }),
    )
  })
})

describe('rows', () => {
  const size = (sku: string, cents: number, storefront = 'nl_NL'): SizePrice => ({
    productSku: 'P1',
    sku,
    storefront,
    price: cents,
    regularPrice: null,
  })
  const change = {
    step: { by: 'percent', change: -1000 },
    ending: 'any',
    from: '2026-11-27',
    until: '2026-11-30',
  } as const

  test('are one for a product whose sizes cost the same, and name its end', () => {
    expect(priceRows([size('a', 1000), size('b', 1000)], change, new Map([['P1', 2]]))).toEqual([
      { sku: 'P1', storefront: 'nl_NL', price: 900, regularPrice: 1000, from: '2026-11-27', until: '2026-11-30' },
    ])
  })

  test('are one for each size where prices differ or a size is not sold', () => {
    expect(priceRows([size('a', 1000), size('b', 2000)], change, new Map([['P1', 2]]))).toHaveLength(2)
    expect(priceRows([size('a', 1000), size('b', 1000)], change, new Map([['P1', 3]]))).toHaveLength(2)
  })

  test('of what is no reduction have no end', () => {
    const dearer = { ...change, step: { by: 'percent', change: 1000 } } as const
    expect(priceRows([size('a', 1000)], dearer, new Map([['P1', 1]]))[0]).toMatchObject({ price: 1100, until: null })
  })
})
