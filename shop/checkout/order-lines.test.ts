import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withCheckDigit } from '#kernel/ean.ts'
import { taxInside } from '#kernel/money.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { numberOfStories } from '#test/setup/stories.ts'
import { samplePromotion } from '#test/shop/sample-promotion.ts'
import { type CartItem, type CartLine, cartTotals, goodsByRate } from '../cart/cart.ts'
import { type Discount, discountsOf } from '../cart/discount.ts'
import { paidForQuantity } from '../fulfilment/quantities.ts'
import { creditedTaxes, linesOf, reverseLines, taxesOf, totalOf } from '../invoices/invoice.ts'
import { orderAdjustments } from '../orders/order.ts'
import type { PromotedLine, Promotion } from '../promotions/promotion.ts'
import { orderLines } from './order-lines.ts'
import { paymentLines } from './pay-order.ts'

const storefront = storefrontOf('nl_NL')
const now = new Date('2026-11-21T10:00:00Z')
const barcode = withCheckDigit('290000000001')

/** What one country takes of shoes, and of books or what children wear. */
const countries = fc.constantFrom([2100, 900], [2000, 550], [1900, 700], [2000, 0], [1700, 300]) as fc.Arbitrary<
  readonly [usual: number, reduced: number]
>
const goods = countries.chain(([usual, reduced]) =>
  fc.uniqueArray(
    fc.record({
      sku: fc.stringMatching(/^[a-z]{1,4}$/),
      unitPrice: fc.integer({ min: 1, max: 40_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      rate: fc.constantFrom(usual, reduced),
    }),
    { minLength: 1, maxLength: 6, selector: ({ sku }) => sku },
  ),
)

const code = (key: string, benefit: Promotion['benefit']): Promotion =>
  samplePromotion({ key, name: key, code: key.toUpperCase(), benefit })

const typedLine = (referencedId: string): CartLine => ({
  id: referencedId,
  type: 'promotion',
  referencedId,
  quantity: 1,
  priceWhenAdded: 0,
})

type Bought = { sku: string; unitPrice: number; quantity: number; rate: number }

function cartOf(bought: readonly Bought[], percent: number, voucher: number, shipping: number, wrapped: boolean) {
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
          storefrontCode: 'nl_NL',
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
  const extras = wrapped
    ? [{ line: { ...typedLine('wrap'), type: 'custom' as const }, extra: { key: 'wrap', price: 395 }, name: 'wrap' }]
    : []
  // What order lines look at of an item.
  const items = bought.map(
    (one) =>
      ({
        ...one,
        totalPrice: one.unitPrice * one.quantity,
        taxRate: one.rate,
        variant: { sku: one.sku, size: '38', ean: null, regularPrice: null },
        product: { sku: one.sku, name: one.sku, brand: { name: 'Cordwainer' }, color: { name: 'black' }, images: [] },
      }) as unknown as CartItem,
  )
  const rated = goodsByRate(items, discounts, 2100)
  const totals = cartTotals({ items, extras, discounts, goods: rated }, shipping)
  const cart = {
    id: 'c',
    items,
    extras,
    discounts,
    count: 1,
    shipsFree: false,
    shippingMethod: undefined,
    goods: rated,
    totals,
    errors: [],
  }
  return { cart, totals, lines: orderLines(cart, 'PostNL') }
}

describe('whatever is bought, and whatever is taken off', () => {
  const carts = fc
    .tuple(
      goods,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(0, 495),
      fc.boolean(),
    )
    .map((parts) => cartOf(...parts))
  const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0)

  test('goods and extras and delivery less discounts are what is charged, line by line', () => {
    fc.assert(
      fc.property(carts, ({ totals, lines }) => {
        expect(sum(lines.map(({ total }) => total))).toBe(totals.total)
        expect(totals.total).toBeGreaterThanOrEqual(totals.shipping + totals.costs)
        for (const { unitPrice, quantity, total } of lines) expect(unitPrice * quantity).toBe(total)
      }),
    )
  })

  test('the tax of the lines is the tax of the sum, which is taken after discounts', () => {
    fc.assert(
      fc.property(carts, ({ totals, lines }) => {
        for (const rate of new Set(lines.map(({ taxRate }) => taxRate))) {
          const same = lines.filter(({ taxRate }) => taxRate === rate)
          expect(sum(same.map(({ tax }) => tax))).toBe(taxInside(sum(same.map(({ total }) => total)), rate))
        }
        expect(sum(totals.taxes.map(({ tax }) => tax))).toBe(sum(lines.map(({ tax }) => tax)))
        expect(totals.net + sum(totals.taxes.map(({ tax }) => tax))).toBe(totals.total)
        for (const { total, tax } of lines) expect(Math.sign(tax) * Math.sign(total)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('every article knows its share of the discounts, and no article is given more than it costs', () => {
    fc.assert(
      fc.property(carts, ({ totals, lines }) => {
        expect(sum(lines.map(({ discount }) => discount))).toBe(totals.discount)
        for (const { total, discount } of lines) expect(discount).toBeLessThanOrEqual(Math.max(0, total))
      }),
    )
  })
})

const cartCount = numberOfStories(2000, 10_000)

test(`${cartCount} carts: what is shown, charged, invoiced and credited is the same to the cent, in all and per rate of VAT`, () => {
  const carts = fc
    .tuple(
      goods,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.constantFrom(0, 495, 695),
      fc.boolean(),
    )
    .map((parts) => cartOf(...parts))
  let mixed = 0
  fc.assert(
    fc.property(carts, ({ totals, lines }) => {
      const charged = paymentLines({ lines, storefrontCode: 'nl_NL' }).reduce(
        (sum, line) => sum + line.unitPrice * line.quantity - (line.discount ?? 0),
        0,
      )
      const pieces = lines.flatMap((line, position) =>
        line.type === 'article'
          ? [{ position, quantity: line.quantity, gross: paidForQuantity(line, 0, line.quantity) }]
          : [],
      )
      const invoiced = linesOf({ lines }, { pieces, costs: totals.shipping + totals.costs })
      expect([charged, totalOf(invoiced)]).toEqual([totals.total, totals.total])
      expect(taxesOf(invoiced).filter(({ gross }) => gross !== 0)).toEqual(totals.taxes)

      // Everything comes back, the first article by itself: two credit notes take back what the invoice asked for.
      const first = reverseLines(linesOf({ lines }, { pieces: pieces.slice(0, 1), costs: 0 }))
      const rest = reverseLines(linesOf({ lines }, { pieces: pieces.slice(1), costs: totals.shipping + totals.costs }))
      const credited = [...creditedTaxes(first, []), ...creditedTaxes(rest, first)]
      const back = totals.taxes.map(({ rate }) => {
        const same = credited.filter((one) => one.rate === rate)
        const sum = (of: 'gross' | 'tax') => same.reduce((whole, one) => whole - one[of], 0)
        return { rate, gross: sum('gross'), tax: sum('tax') }
      })
      expect(back).toEqual(totals.taxes)
      if (totals.taxes.length > 1) mixed += 1
    }),
    { numRuns: cartCount },
  )
  // Carts of shoes alone prove nothing about rates.
  expect(mixed).toBeGreaterThan(cartCount * 0.4)
}, 300_000)

test('delivery, wrapping and discounts follow shoes and a book, each in parts of both rates', () => {
  const { lines, totals } = cartOf(
    [
      { sku: 'boot', unitPrice: 9000, quantity: 1, rate: 2100 },
      { sku: 'book', unitPrice: 3000, quantity: 1, rate: 900 },
    ],
    1000,
    1200,
    496,
    true,
  )
  expect(lines.map(({ type, sku, total, taxRate }) => [type, sku, total, taxRate])).toEqual([
    ['article', 'boot', 9000, 2100],
    ['article', 'book', 3000, 900],
    ['transaction_costs', 'wrap', 296, 2100],
    ['transaction_costs', 'wrap', 99, 900],
    ['discount', 'percent', -900, 2100],
    ['discount', 'percent', -300, 900],
    ['discount', barcode, -900, 2100],
    ['discount', barcode, -300, 900],
    ['delivery', 'delivery', 372, 2100],
    ['delivery', 'delivery', 124, 900],
  ])
  expect(totals.taxes).toEqual([
    { rate: 2100, gross: 7868, tax: 1366 },
    { rate: 900, gross: 2623, tax: 217 },
  ])
  // A shopper sees each of them once.
  expect(orderAdjustments(lines).map(({ sku, total }) => [sku, total])).toEqual([
    ['wrap', 395],
    ['percent', -1200],
    [barcode, -1200],
  ])
})

test('goods that cost nothing any more still say how delivery is taxed', () => {
  const { lines, totals } = cartOf(
    [
      { sku: 'boot', unitPrice: 1000, quantity: 1, rate: 2000 },
      { sku: 'tiny', unitPrice: 1000, quantity: 1, rate: 0 },
    ],
    10_000,
    1,
    500,
    false,
  )
  expect(lines.filter(({ type }) => type === 'delivery').map(({ total, taxRate }) => [total, taxRate])).toEqual([
    [250, 2000],
    [250, 0],
  ])
  expect(totals.taxes).toEqual([
    { rate: 2000, gross: 250, tax: 42 },
    { rate: 0, gross: 250, tax: 0 },
  ])
})

test('a voucher of ten euro over two pairs of sixty leaves fifty-five for each', () => {
  const { lines } = cartOf(
    [
      { sku: 'a', unitPrice: 6000, quantity: 1, rate: 2100 },
      { sku: 'b', unitPrice: 6000, quantity: 1, rate: 2100 },
    ],
    1,
    999,
    0,
    false,
  )
  const articles = lines.filter(({ type }) => type === 'article')
  // The promotion of a hundredth of a percent takes a cent.
  expect(articles.map(({ total, discount }) => total - discount)).toEqual([5500, 5500])
})
