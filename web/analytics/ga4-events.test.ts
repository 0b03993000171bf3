import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ga4Event } from './ga4-events.ts'
import type { Moment } from './moments.ts'

const nl = { currency: 'EUR' } as const
const court = { sku: '10411.002', name: 'Court', brand: 'Veldman', price: 12_995 }
const item = { item_id: '10411.002', item_name: 'Court', item_brand: 'Veldman', price: 129.95 }

/** As in Google's examples of e-commerce events, without anything about a person. */
test.each([
  [
    { kind: 'product', item: court, categories: ['dames/schoenen/sneakers', 'sale'] },
    {
      event: 'view_item',
      ecommerce: {
        currency: 'EUR',
        value: 129.95,
        items: [{ ...item, item_category: 'dames', item_category2: 'schoenen', item_category3: 'sneakers' }],
      },
    },
  ],
  [
    { kind: 'list', category: 'dames/schoenen', name: 'Schoenen', items: [{ sku: '10411.002', name: 'Court' }] },
    {
      event: 'view_item_list',
      ecommerce: {
        currency: 'EUR',
        item_list_id: 'dames/schoenen',
        item_list_name: 'Schoenen',
        items: [
          {
            item_id: '10411.002',
            item_name: 'Court',
            item_list_id: 'dames/schoenen',
            item_list_name: 'Schoenen',
            index: 0,
          },
        ],
      },
    },
  ],
  [
    { kind: 'added', item: { ...court, size: '38', quantity: 1 } },
    {
      event: 'add_to_cart',
      ecommerce: { currency: 'EUR', value: 129.95, items: [{ ...item, item_variant: '38', quantity: 1 }] },
    },
  ],
  [
    { kind: 'checkout', items: [{ ...court, quantity: 2 }] },
    { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 259.9, items: [{ ...item, quantity: 2 }] } },
  ],
  [
    {
      kind: 'bought',
      order: '100001',
      total: 26_485,
      tax: 4511,
      shipping: 495,
      items: [{ ...court, quantity: 2 }],
    },
    {
      event: 'purchase',
      event_id: '100001',
      ecommerce: {
        transaction_id: '100001',
        currency: 'EUR',
        value: 259.9,
        tax: 45.11,
        shipping: 4.95,
        items: [{ ...item, quantity: 2 }],
      },
    },
  ],
] as readonly (readonly [Moment, object])[])('%o', (moment, event) => {
  expect(ga4Event(moment, nl)).toEqual(event)
})

test('a purchase that the server tells of is told by no page', () => {
  const bought: Moment = { kind: 'bought', order: '100001', total: 0, tax: 0, shipping: 0, items: [] }
  expect(ga4Event(bought, nl, true)).toBeUndefined()
  expect(ga4Event({ kind: 'checkout', items: [court] }, nl, true)).toBeDefined()
})

test('pages and searches are told by others, and a list of nothing by nobody', () => {
  expect(ga4Event({ kind: 'page' }, nl)).toBeUndefined()
  expect(ga4Event({ kind: 'search', words: 'laars' }, nl)).toBeUndefined()
  expect(ga4Event({ kind: 'list', category: 'sale', name: 'Sale', items: [] }, nl)).toBeUndefined()
})

test('the value is that of the pieces to the cent, and absent where one of them has no price', () => {
  const piece = fc.record({
    sku: fc.string(),
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  fc.assert(
    fc.property(fc.array(piece), (items) => {
      const cents = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
      const told = ga4Event({ kind: 'checkout', items }, nl)?.ecommerce
      expect(Math.round((told?.value ?? -1) * 100)).toBe(cents)
      expect(told?.items).toHaveLength(items.length)
      expect(ga4Event({ kind: 'checkout', items: [...items, { sku: 'x' }] }, nl)?.ecommerce).not.toHaveProperty('value')
    }),
  )
})
