import { expect, test } from 'vitest'
import { paymentOutcome } from './payment-outcome.ts'

test.each([
  ['paid', 'paid', 'paid'],
  ['paid', 'authorized', 'paid'],
  ['open', 'open', 'pending'],
  ['open', 'pending', 'pending'],
  ['open', 'created', 'pending'],
  ['open', 'canceled', 'canceled'],
  ['open', 'failed', 'failed'],
  ['failed', 'failed', 'failed'],
  ['failed', 'expired', 'failed'],
  ['failed', 'canceled', 'canceled'],
  // The money came too late and goes back: the order is not paid, whatever its payment says.
  ['failed', 'paid', 'failed'],
  ['cancelled', 'canceled', 'closed'],
] as const)('an order that is %s with a payment that is %s is %s', (state, paymentStatus, outcome) => {
  expect(paymentOutcome({ state, paymentStatus })).toBe(outcome)
})
