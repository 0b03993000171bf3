import { expect, test } from 'vitest'
import { readPaymentForm } from './read-payment-form.ts'

test('boxes that were not ticked are not accepted', () => {
  const form = new FormData()
  form.set('paymentMethod', 'ideal')
  form.set('withdrawalRead', 'yes')
  form.set('expectedTotal', '12995')
  expect(readPaymentForm(form)).toEqual({
    paymentMethod: 'ideal',
    termsAccepted: false,
    withdrawalRead: true,
    rivertyTermsAccepted: false,
    newsletter: false,
    giftReceipt: false,
    expectedGiftCard: 0,
    expectedTotal: 12_995,
  })
})

test.each(['', '-1', '12.5', '1e3', '99999999999999'])('a total of %j is none that anybody has seen', (total) => {
  const form = new FormData()
  form.set('expectedTotal', total)
  expect(readPaymentForm(form).expectedTotal).toBe(0)
})
