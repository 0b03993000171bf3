import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { taxInside } from '#kernel/money.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { type CartItem, type CartLine, cartTotals } from '../cart/cart.ts'
import { type Discount, discountsOf } from '../cart/discount.ts'
import { paidForPieces } from '../fulfilment/pieces.ts'
import { linesOf, taxesOf, totalOf } from '../invoices/invoice.ts'
import type { PromotedLine, Promotion } from '../promotions/promotion.ts'
import { orderLines } from './order-lines.ts'
import { paymentLines } from './pay-order.ts'

const storefront = storefrontOf('nl_NL')
const now = new Date('2026-11-21T10:00:00Z')
const barcode = withCheckDigit('290000000001')

const goods = fc.uniqueArray(
  fc.record({
    sku: fc.stringMatching(/^[a-z]{1,4}$/),
    unitPrice: fc.integer({ min: 1, max: 40_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ sku }) => sku },
)
const rates = fc.constantFrom(2100, 2000, 1900, 1700)

const code = (key: string, benefit: Promotion['benefit']): Promotion => ({
  id: key,
  key,
  name: key,
  code: key.toUpperCase(),
  benefit,
  validFrom: null,
  validTo: null,
  categories: null,
  brands: null,
  fullPriceOnly: false,
  minimum: 0,
  mostPerShopper: null,
  mostInTotal: null,
  exclusive: false,
  priority: 0,
})

const typedLine = (referencedId: string): CartLine => ({
  id: referencedId,
  type: 'promotion',
  referencedId,
  quantity: 1,
  priceWhenAdded: 0,
})

type Bought = { sku: string; unitPrice: number; quantity: number }

function bagOf(
  bought: readonly Bought[],
  percent: number,
  voucher: number,
  shipping: number,
  wrapped: boolean,
  rate: number,
) {
  const lines: PromotedLine[] = bought.map((one) => ({ ...one, categories: [], brand: 'veldt', reduced: false }))
  const discounts: Discount[] = discountsOf({
    storefront,
    goods: lines,
    typed: [typedLine('PERCENT'), typedLine(barcode)],
    promotions: [code('percent', { kind: 'percentage', rate: percent })],
    uses: new Map(),
    vouchers: [
      {
        standing: 'free',
        voucher: {
          id: 'v',
          number: '700001',
          customerId: 'me',
          storeCode: 'nl_NL',
          barcode,
          amount: voucher,
          currency: 'EUR',
          status: 'issued',
          validFrom: '2026-11-01',
          validTo: '2027-05-01',
          minimumPurchase: 0,
          maximumProducts: null,
        },
      },
    ],
    customerId: 'me',
    shipping,
    now,
  })
  const subtotal = bought.reduce((sum, one) => sum + one.unitPrice * one.quantity, 0)
  const extras = wrapped
    ? [{ line: { ...typedLine('wrap'), type: 'custom' as const }, extra: { key: 'wrap', price: 395 }, name: 'wrap' }]
    : []
  // What order lines look at of an item.
  const items = bought.map(
    (one) =>
      ({
        ...one,
        totalPrice: one.unitPrice * one.quantity,
        variant: { sku: one.sku, size: '38', ean: null, regularPrice: null },
        product: { sku: one.sku, name: one.sku, color: { name: 'black' }, images: [] },
      }) as unknown as CartItem,
  )
  const totals = cartTotals(
    {
      subtotal,
      costs: wrapped ? 395 : 0,
      discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
      shipping,
    },
    rate,
  )
  const cart = { id: 'c', items, extras, discounts, count: 1, shippingMethod: undefined, totals, errors: [] }
  return { cart, totals, lines: orderLines(cart, rate, 'PostNL') }
}

describe('whatever is bought, and whatever is taken off', () => {
  const bags = fc
    .tuple(
      goods,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(0, 495),
      fc.boolean(),
      rates,
    )
    .map((parts) => bagOf(...parts))
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

  test('goods and extras and delivery less discounts are what is charged, line by line', () => {
    fc.assert(
      fc.property(bags, ({ totals, lines }) => {
        expect(sum(lines.map(({ total }) => total))).toBe(totals.total)
        expect(totals.total).toBeGreaterThanOrEqual(totals.shipping + totals.costs)
        for (const { unitPrice, quantity, total } of lines) expect(unitPrice * quantity).toBe(total)
      }),
    )
  })

  test('the tax of the lines is the tax of the sum, which is taken after discounts', () => {
    fc.assert(
      fc.property(bags, ({ totals, lines }) => {
        expect(sum(lines.map(({ tax }) => tax))).toBe(taxInside(totals.total, lines[0]?.taxRate ?? 0))
        expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(sum(lines.map(({ tax }) => tax)))
        expect(totals.net + sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.total)
        for (const { total, tax } of lines) expect(Math.sign(tax) * Math.sign(total)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('every article knows its share of the discounts, and no article is given more than it costs', () => {
    fc.assert(
      fc.property(bags, ({ totals, lines }) => {
        expect(sum(lines.map(({ discount }) => discount))).toBe(totals.discount)
        for (const { total, discount } of lines) expect(discount).toBeLessThanOrEqual(Math.max(0, total))
      }),
    )
  })
})

test('10,000 bags: what is shown, charged and invoiced is the same to the cent, in all and per rate of VAT', () => {
  const bags = fc
    .tuple(
      goods,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(0, 495, 695),
      fc.boolean(),
      rates,
    )
    .map((parts) => bagOf(...parts))
  fc.assert(
    fc.property(bags, ({ totals, lines }) => {
      const charged = paymentLines({ lines }).reduce(
        (sum, line) => sum + line.unitPrice * line.quantity - (line.discount ?? 0),
        0,
      )
      const invoiced = linesOf(
        { lines },
        {
          pieces: lines.flatMap((line, position) =>
            line.type === 'article'
              ? [{ position, quantity: line.quantity, gross: paidForPieces(line, 0, line.quantity) }]
              : [],
          ),
          costs: totals.shipping + totals.costs,
        },
      )
      expect([charged, totalOf(invoiced)]).toEqual([totals.total, totals.total])
      expect(taxesOf(invoiced).filter(({ gross }) => gross !== 0)).toEqual(totals.taxes)
    }),
    { numRuns: 10_000 },
  )
}, 60_000)

test('a voucher of ten euro over two pairs of sixty leaves fifty-five for each', () => {
  const { lines } = bagOf(
    [
      { sku: 'a', unitPrice: 6000, quantity: 1 },
      { sku: 'b', unitPrice: 6000, quantity: 1 },
    ],
    1,
    999,
    0,
    false,
    2100,
  )
  const articles = lines.filter(({ type }) => type === 'article')
  // The promotion of a hundredth of a percent takes a cent.
  expect(articles.map(({ total, discount }) => total - discount)).toEqual([5500, 5500])
})
