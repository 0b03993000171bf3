import { expect, test } from 'vitest'
import { purchaseTermsOf } from './purchase-terms.ts'

test.each([
  [{}, { minPurchase: 1, maxPurchase: 10, purchaseSteps: 1 }],
  [
    { minPurchase: 12, purchaseSteps: 6 },
    { minPurchase: 12, maxPurchase: 12, purchaseSteps: 6 },
  ],
  [
    { minPurchase: 2, maxPurchase: 4 },
    { minPurchase: 2, maxPurchase: 4, purchaseSteps: 1 },
  ],
])('%o are sold so', (feed, terms) => expect(purchaseTermsOf({ sku: '1.1.38', ...feed })).toEqual(terms))

test.each([
  { minPurchase: 0 },
  { minPurchase: 1.5 },
  { purchaseSteps: 0 },
  { purchaseSteps: -2 },
  { minPurchase: 5, maxPurchase: 4 },
  { maxPurchase: Number.NaN },
])('%o is an error of the feed, which names the size', (feed) => {
  expect(() => purchaseTermsOf({ sku: '1.1.38', ...feed })).toThrow('The size 1.1.38 is sold from')
})
