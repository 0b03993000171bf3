import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advances, consequence, isSettled, type PaymentStatus } from './payment.ts'

const statuses: PaymentStatus[] = ['created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']

test('the first success pays the order, the second is paid back', () => {
  expect(consequence({ state: 'open' }, 'paid', [])).toBe('settle')
  expect(consequence({ state: 'paid' }, 'paid', ['paid'])).toBe('refund')
  expect(consequence({ state: 'open' }, 'authorized', ['paid'])).toBe('refund')
  expect(consequence({ state: 'cancelled' }, 'paid', [])).toBe('refund')
})

test('a payment that succeeds after the order was given up still tries to settle it', () => {
  expect(consequence({ state: 'failed' }, 'paid', ['expired'])).toBe('settle')
})

test('a payment that ends without success gives the stock back, once', () => {
  expect(consequence({ state: 'open' }, 'failed', [])).toBe('release')
  expect(consequence({ state: 'failed' }, 'expired', ['failed'])).toBe('none')
  expect(consequence({ state: 'paid' }, 'failed', ['paid'])).toBe('none')
})

test('as long as another attempt is alive the stock stays claimed', () => {
  expect(consequence({ state: 'open' }, 'canceled', ['open'])).toBe('none')
})

test('late news never takes a payment back', () => {
  expect(advances('paid', 'open')).toBe(false)
  expect(advances('failed', 'pending')).toBe(false)
  expect(advances('open', 'paid')).toBe(true)
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.constantFrom(...statuses), (from, to) => {
      expect(advances(from, to) && advances(to, from)).toBe(false)
      if (isSettled(from) && from === 'paid') expect(advances(from, to)).toBe(false)
    }),
  )
})
