import { expect, test } from 'vitest'
import type { Moment } from './moments.ts'
import { squeezelyEvent } from './squeezely-events.ts'

const nl = { iso: 'nl-NL', currency: 'EUR' } as const
const court = { sku: '10411.002', name: 'Court', price: 12995 }

/** As Squeezely's own module for Magento pushes them, without anything about a person. */
test.each([
  [{ kind: 'page' }, { event: 'PageView', language: 'nl-NL' }],
  [
    { kind: 'product', item: court, categories: ['dames/schoenen'] },
    {
      event: 'ViewContent',
      currency: 'EUR',
      products: [
        { id: '10411.002', language: 'nl-NL', name: 'Court', price: 129.95, category_ids: ['dames/schoenen'] },
      ],
    },
  ],
  [
    { kind: 'list', category: 'dames/schoenen', name: 'Schoenen', items: [] },
    { event: 'ViewCategory', category_id: 'dames/schoenen', objectname: 'Schoenen' },
  ],
  [
    { kind: 'search', words: 'laars' },
    { event: 'Search', keyword: 'laars' },
  ],
  [
    { kind: 'added', item: { sku: '10411.002', quantity: 1 } },
    { event: 'AddToCart', currency: 'EUR', products: [{ id: '10411.002', language: 'nl-NL', quantity: 1 }] },
  ],
  [
    { kind: 'checkout', items: [{ ...court, quantity: 2 }] },
    {
      event: 'InitiateCheckout',
      currency: 'EUR',
      products: [{ id: '10411.002', language: 'nl-NL', name: 'Court', price: 129.95, quantity: 2 }],
    },
  ],
  [
    { kind: 'bought', order: '100001', total: 25990, tax: 4511, shipping: 0, items: [{ ...court, quantity: 2 }] },
    {
      event: 'Purchase',
      orderid: '100001',
      totalvalue: 259.9,
      currency: 'EUR',
      products: [{ id: '10411.002', language: 'nl-NL', name: 'Court', price: 129.95, quantity: 2 }],
    },
  ],
] as readonly (readonly [Moment, object])[])('%o', (moment, event) => {
  expect(squeezelyEvent(moment, nl)).toEqual(event)
})
