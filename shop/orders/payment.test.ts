import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isForwardTransition, isSettled, nextAction, type PaymentStatus } from './payment.ts'

const statuses: PaymentStatus[] = ['created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired']

test('the first success pays the order, the second is paid back', () => {
  expect(nextAction({ state: 'open' }, 'paid', [])).toBe('settle')
  expect(nextAction({ state: 'paid' }, 'paid', ['paid'])).toBe('refund')
  expect(nextAction({ state: 'open' }, 'authorized', ['paid'])).toBe('refund')
  expect(nextAction({ state: 'cancelled' }, 'paid', [])).toBe('refund')
})

test('a payment that succeeds after the order was given up still tries to settle it', () => {
  expect(nextAction({ state: 'failed' }, 'paid', ['expired'])).toBe('settle')
})

test('a payment that ends without success gives the stock back, once', () => {
  expect(nextAction({ state: 'open' }, 'failed', [])).toBe('release')
  expect(nextAction({ state: 'failed' }, 'expired', ['failed'])).toBe('none')
  expect(nextAction({ state: 'paid' }, 'failed', ['paid'])).toBe('none')
})

test('as long as another attempt is alive the stock stays claimed', () => {
  expect(nextAction({ state: 'open' }, 'canceled', ['open'])).toBe('none')
})

test('late news never takes a payment back', () => {
  expect(isForwardTransition('paid', 'open')).toBe(false)
  expect(isForwardTransition('failed', 'pending')).toBe(false)
  expect(isForwardTransition('open', 'paid')).toBe(true)
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.constantFrom(...statuses), (from, to) => {
      expect(isForwardTransition(from, to) && isForwardTransition(to, from)).toBe(false)
      if (isSettled(from) && from === 'paid') expect(isForwardTransition(from, to)).toBe(false)
    }),
  )
})
