import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day } from '#kernel/clock.ts'
import { type PriceStep, planOf } from '../catalog/price-changes.ts'
import { priceFeedOf } from '../imports/price-import.ts'
import { type OfferState, priceRow } from './price-rows.ts'

const now = new Date('2026-11-23T10:00:00Z')
const offer = { variantSku: 'A-38', storefrontCode: 'nl_NL' } as const
const at = (days: number) => new Date(now.getTime() + days * day)

/** What an import of the row wants of the offer. */
const planOfRow = (state: OfferState) => {
  const feed = priceFeedOf(priceRow(state), state.storefrontCode, now)
  return feed && planOf(feed, true, now)
}

describe('an offer in a file', () => {
  test('has its price, its regular one, and its days', () => {
    expect(priceRow({ ...offer, price: 4995, regularPrice: null, plans: [] })).toEqual({
      sku: 'A-38',
      storefront: 'nl_NL',
      price: '49.95',
      regular_price: '',
      from: '',
      until: '',
    })
    const begins: PriceStep = { at: at(1), price: 8000, regularPrice: 10_000 }
    const ends: PriceStep = { at: at(3), price: 10_000, regularPrice: null }
    expect(priceRow({ ...offer, price: 10_000, regularPrice: null, plans: [begins, ends] })).toMatchObject({
      price: '80.00',
      regular_price: '100.00',
      from: '2026-11-24T10:00:00.000Z',
      until: '2026-11-26T10:00:00.000Z',
    })
    expect(priceRow({ ...offer, price: 8000, regularPrice: 10_000, plans: [ends] })).toMatchObject({
      price: '80.00',
      from: '',
      until: '2026-11-26T10:00:00.000Z',
    })
  })

  test('wants what is asked and planned, whatever prices were planned before', () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 })
    const feeds = fc
      .record({
        price: cents,
        above: fc.option(fc.integer({ min: 1, max: 5000 })),
        since: fc.integer({ min: -40, max: 40 }),
        days: fc.option(fc.integer({ min: 1, max: 60 })),
        asked: cents,
      })
      .filter(({ price, above }) => price + (above ?? 0) <= 100_000_000)
    fc.assert(
      fc.property(feeds, ({ price, above, since, days, asked }) => {
        const known = planOf(
          {
            currency: 'EUR',
            price,
            since: at(since).toISOString(),
            ...(above === null ? {} : { regularPrice: price + above }),
            ...(above === null || days === null ? {} : { until: at(since + days).toISOString() }),
          },
          true,
          now,
        )
        const state = { ...offer, price: asked, regularPrice: null, ...known.now, plans: known.later }
        const { price: today, regularPrice } = state
        const again = planOfRow(state)
        expect(again?.later).toEqual(known.later)
        // A price that begins later leaves today's as it is.
        if (again?.now) expect(again.now).toMatchObject({ price: today, regularPrice })
      }),
    )
  })
})
