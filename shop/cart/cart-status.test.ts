import { expect, test } from 'vitest'
import { cartStatus, type LastOrder } from './cart-status.ts'

const now = new Date('2026-11-21T12:00:00Z')
const order = (change: Partial<LastOrder> = {}): LastOrder => ({
  cartId: 'cart',
  state: 'open',
  createdAt: new Date('2026-11-21T11:50:00Z'),
  paymentStatus: 'open',
  ...change,
})
const own = { cartId: 'cart', recovered: false }

test('an empty cart is empty', () => {
  expect(cartStatus({ cartId: null, recovered: false }, 0, undefined, now)).toBe('empty')
})

test('a cart that was just paid says so, an hour later it is simply empty', () => {
  const paid = order({ state: 'paid' })
  expect(cartStatus({ cartId: null, recovered: false }, 0, paid, now)).toBe('paid')
  expect(cartStatus({ cartId: null, recovered: false }, 0, paid, new Date('2026-11-21T13:00:00Z'))).toBe('empty')
})

test('a failed and a cancelled payment are told apart', () => {
  expect(cartStatus(own, 1, order({ state: 'failed', paymentStatus: 'failed' }), now)).toBe('failed')
  expect(cartStatus(own, 1, order({ state: 'failed', paymentStatus: 'expired' }), now)).toBe('failed')
  expect(cartStatus(own, 1, order({ state: 'failed', paymentStatus: 'canceled' }), now)).toBe('cancelled')
})

test('a cart that was brought back says so', () => {
  expect(cartStatus({ cartId: 'copy', recovered: true }, 1, order({ state: 'failed' }), now)).toBe('recover')
})

test('a cart with something in it and nothing amiss is fine', () => {
  expect(cartStatus(own, 1, undefined, now)).toBe('ok')
  expect(cartStatus(own, 1, order(), now)).toBe('ok')
})
