import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontCodes, storefrontOf } from '#kernel/storefront.ts'
import { renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { catalogueOf } from '#web/messages/catalogues.ts'
import type { ProgressView } from './documents.ts'
import { OrderEvents, OrderStatus } from './order-progress.tsx'

type Refund = ProgressView['refunds'][number]

const price = (amount: number) => ({ amount, label: `${amount / 100} money` })

const refund: Refund = {
  reason: 'returned',
  exchangeNumber: null,
  amount: price(12_900),
  createdAt: '2026-11-22T10:00:00Z',
  dueAt: '2026-12-06T10:00:00Z',
  refundedAt: '2026-11-23T10:00:00Z',
  byProvider: price(12_900),
  byHand: price(0),
  byHandDoneAt: null,
}

const progress: ProgressView = {
  label: 'delivered',
  cancellable: false,
  deliveryDate: null,
  returnsUntil: null,
  returnsByPost: true,
  returnsOver: false,
  exchangeable: false,
  reviewable: [],
  photographed: [],
  repairable: [],
  repairs: [],
  invoices: [],
  returnable: [],
  parcels: [],
  returns: [],
  refunds: [],
}

function shown(code: StorefrontCode, over: Partial<Refund>): string {
  return renderedTextOf(
    renderInShop(code, <OrderEvents progress={{ ...progress, refunds: [{ ...refund, ...over }] }} reference="R" />),
  )
}

describe.each(storefrontCodes)('money that goes back, in %s', (code) => {
  const t = translateOf(code)
  const paid = (text: string) => text.includes(t('follow.refund_paid', { date: '' }).trim())

  test('is said to be paid back once it was', () => {
    expect(paid(shown(code, {}))).toBe(true)
    expect(paid(shown(code, { refundedAt: null }))).toBe(false)
  })

  test('of a gift card is not said to be paid back when only what the card left was', () => {
    const text = shown(code, { byProvider: price(7900), byHand: price(5000) })
    expect(paid(text)).toBe(true)
    expect(text).toContain('79 money')
    expect(text).toContain(t('follow.refund_by_hand', { amount: '50 money', date: '' }).slice(0, 40).trim())
  })

  test('of which a gift card paid everything is not said to be paid back at all, until somebody gave it back', () => {
    const all = { byProvider: price(0), byHand: price(12_900) }
    expect(paid(shown(code, all))).toBe(false)
    const given = shown(code, { ...all, byHandDoneAt: '2026-11-25T10:00:00Z' })
    expect(given).toContain(t('follow.refund_given', { amount: '129 money' }))
  })
})

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test.each(storefrontCodes)(
  'an order that has not arrived says in %s when it is expected, and no other does',
  (code) => {
    const status = (deliveryDate: ProgressView['deliveryDate']) =>
      spaced(
        renderedTextOf(
          renderInShop(code, <OrderStatus progress={{ ...progress, deliveryDate }} reference="reference" />),
        ),
      )
    const expected = (date: string) => spaced(translateOf(code)('follow.expected', { date }))
    expect(status({ label: 'SOME DAY', passed: false })).toContain(expected('SOME DAY'))
    expect(status(null)).not.toContain(expected(''))
  },
)

test.each(storefrontCodes)(
  'an order whose day is over says in %s that it is late and who helps, and expects nothing',
  (code) => {
    const html = renderInShop(
      code,
      <OrderStatus
        progress={{ ...progress, deliveryDate: { label: 'SOME DAY', passed: true } }}
        reference="reference"
      />,
    )
    const t = translateOf(code)
    expect(spaced(renderedTextOf(html))).toContain(spaced(t('follow.overdue', { date: 'SOME DAY' })))
    expect(spaced(renderedTextOf(html))).not.toContain(spaced(t('follow.expected', { date: 'SOME DAY' })))
    expect(html).toContain(catalogueOf(storefrontOf(code).contentLang)['path.customer_service'])
  },
)

test.each([
  ['nl_NL', 'Court, Zwart, 37,5, × 2'],
  ['en_GB', 'Court, Zwart, 37.5, × 2'],
] as const)(
  'in %s one parcel of several names a half size as the language writes it, and one size not at all',
  (code, told) => {
    const piece = { position: 0, quantity: 2, name: 'Court', color: 'Zwart', size: '37.5' }
    const bag = { position: 1, quantity: 1, name: 'Tote', color: 'Rood', size: 'ONE' }
    const parcel = {
      carrier: 'PostNL',
      trackingCode: null,
      trackingUrl: null,
      shippedAt: '2026-11-22T10:00:00Z',
      deliveredAt: null,
      pieces: [piece, bag],
    }
    const text = renderedTextOf(
      renderInShop(code, <OrderEvents progress={{ ...progress, parcels: [parcel, parcel] }} reference="R" />),
    )
    expect(text).toContain(told)
    expect(text).toContain('Tote, Rood')
    expect(text).not.toContain('ONE')
  },
)
