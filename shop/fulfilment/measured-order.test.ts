import { expect, test } from 'vitest'
import type { OrderLine } from '../orders/order.ts'
import { measuredPurchase, measuredRefund } from './measured-order.ts'

const at = new Date('2026-11-21T10:00:00Z')
const browser = { measurer: 'ga4' as const, clientId: '123456789.1700000000', sessionId: '1700000100' }
const to = { browser, publicUrl: 'https://shop.example' }
const line = (change: Partial<OrderLine>): OrderLine => ({
  type: 'article',
  sku: '10412.003.38',
  productSku: '10412.003',
  ean: null,
  brand: 'Leest',
  name: 'Enkellaars Maas',
  size: '38',
  color: null,
  image: null,
  quantity: 1,
  regularPrice: 10_000,
  unitPrice: 10_000,
  total: 10_000,
  discount: 0,
  taxRate: 2100,
  tax: 1736,
  ...change,
})
const order = {
  number: '100001',
  currency: 'EUR' as const,
  shippingTotal: 495,
  taxTotal: 5294,
  storefrontCode: 'nl_NL' as const,
  lines: [
    line({ quantity: 3, total: 30_000, discount: 3000 }),
    line({ sku: 'C-1', productSku: null, brand: null, name: 'Crème', size: null, total: 999, discount: 99 }),
    line({ type: 'delivery', sku: 'delivery', productSku: null, name: 'PostNL', total: 495 }),
    line({ type: 'discount', sku: 'TEN', productSku: null, name: 'Ten', total: -3099 }),
  ],
}

test('a purchase is what was paid for the goods, with delivery and VAT beside it', () => {
  expect(measuredPurchase(order, to, at)).toEqual({
    kind: 'purchase',
    browser,
    order: '100001',
    id: '100001',
    page: 'https://shop.example/nl/checkout/payment/',
    at,
    currency: 'EUR',
    value: 27_900,
    shipping: 495,
    tax: 5294,
    items: [
      {
        sku: '10412.003',
        feedId: '10412.003.38',
        name: 'Enkellaars Maas',
        brand: 'Leest',
        size: '38',
        price: 9000,
        quantity: 3,
      },
      { sku: 'C-1', feedId: 'C-1', name: 'Crème', brand: null, size: null, price: 900, quantity: 1 },
    ],
  })
})

test('a refund names the pieces that came back, and no visit', () => {
  const refund = { id: 'r-1', amount: 18_495, costs: 495, pieces: new Map([[0, 2]]) }
  expect(measuredRefund(order, refund, to, at)).toEqual({
    kind: 'refund',
    browser: { ...browser, sessionId: null },
    order: '100001',
    id: 'r-1',
    page: 'https://shop.example/nl/checkout/payment/',
    at,
    currency: 'EUR',
    value: 18_000,
    shipping: 495,
    items: [
      {
        sku: '10412.003',
        feedId: '10412.003.38',
        name: 'Enkellaars Maas',
        brand: 'Leest',
        size: '38',
        price: 9000,
        quantity: 2,
      },
    ],
  })
})

test('an amount for no piece is one without items, and lines that are none are left out', () => {
  expect(measuredRefund(order, { id: 'r-1', amount: 500, costs: 0, pieces: new Map() }, to, at)).toMatchObject({
    value: 500,
    items: [],
  })
  const strange = new Map([
    [2, 1],
    [9, 1],
  ])
  expect(measuredRefund(order, { id: 'r-1', amount: 500, costs: 0, pieces: strange }, to, at).items).toEqual([])
})
