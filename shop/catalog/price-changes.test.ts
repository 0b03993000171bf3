import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import type { PriceFeed } from './catalog-feed.ts'
import { planOf, priceChange } from './price-changes.ts'

const now = new Date('2026-11-21T10:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)
const feed = (since: Date, more: Partial<PriceFeed> = {}): PriceFeed => ({
  currency: 'EUR',
  price: 8000,
  since: since.toISOString(),
  ...more,
})
const reduced = (since: Date, until?: Date) =>
  feed(since, { regularPrice: 10_000, ...(until ? { until: until.toISOString() } : {}) })

const reduction = (at: Date) => ({ at, price: 8000, regularPrice: 10_000 })
const regular = (at: Date) => ({ at, price: 10_000, regularPrice: null })

describe('a price', () => {
  test('that began holds', () =>
    expect(planOf(reduced(inDays(-1)), true, now)).toEqual({ now: reduction(inDays(-1)), later: [] }))

  test('that begins later leaves today’s as it is', () =>
    expect(planOf(reduced(inDays(1)), true, now)).toEqual({ later: [reduction(inDays(1))] }))

  test('of a size that had none is the regular one until its reduction begins', () =>
    expect(planOf(reduced(inDays(1)), false, now)).toEqual({
      now: regular(inDays(-59)),
      later: [reduction(inDays(1))],
    }))

  test('that is the first and no reduction holds at once: a product that is shown costs something', () =>
    expect(planOf(feed(inDays(1)), false, now)).toEqual({
      now: { at: now, price: 8000, regularPrice: null },
      later: [],
    }))

  test('ends with the regular one', () => {
    expect(planOf(reduced(inDays(-1), inDays(2)), true, now)).toEqual({
      now: reduction(inDays(-1)),
      later: [regular(inDays(2))],
    })
    expect(planOf(reduced(inDays(-3), inDays(-2)), true, now)).toEqual({ now: regular(inDays(-2)), later: [] })
    expect(planOf(reduced(inDays(1), inDays(2)), true, now).later).toEqual([reduction(inDays(1)), regular(inDays(2))])
  })

  test('that ends before it begins, or with nothing after it, is refused', () => {
    expect(() => planOf(reduced(inDays(2), inDays(1)), true, now)).toThrow(RangeError)
    expect(() => planOf(feed(inDays(-1), { until: inDays(1).toISOString() }), true, now)).toThrow(RangeError)
  })
})

test('a size that comes back is measured by what was really asked for it, not by what a feed says of before', () => {
  const size = { variantId: 'v', storefrontCode: 'nl_NL', currency: 'EUR' } as const
  const history = [{ variantId: 'v', storefrontCode: 'nl_NL' as const, price: 7000, validFrom: inDays(-20) }]
  const { row, added } = priceChange(size, reduction(inDays(-1)), undefined, history, now)
  expect(added.map(({ price }) => price)).toEqual([8000])
  // Less was asked in the 30 days before: nothing is reduced.
  expect(row.prior_price).toBeNull()
})
