import { describe, expect, test } from 'vitest'
import { en } from '#web/messages/en.ts'
import { outcomeMessage, outcomePath } from './outcome-message.ts'

describe('what happened to a payment', () => {
  test.each([
    ['empty', 'Oops, something went wrong and your shopping bag is empty. Click below to continue shopping.'],
    [
      'failed',
      'The payment with the selected payment method has unfortunately failed. Click below to continue and choose another payment method.',
    ],
    [
      'recover',
      'You canceled the payment or something went wrong during the payment. We have saved your shopping cart. This way you can still order.',
    ],
    ['paid', 'You have already paid for your order, click below to complete.'],
    ['cancelled', 'You have canceled your payment. Click below to try again.'],
  ] as const)('%s is told in the words of specification §8', (outcome, text) => {
    expect(en[outcomeMessage(outcome).text]).toBe(text)
  })

  const paths = { home: '/', payment: '/checkout/payment/', success: '/checkout/success/' }

  test.each([
    ['empty', 'ref', '/'],
    ['failed', 'ref', '/checkout/payment/?order=ref'],
    ['cancelled', 'ref', '/checkout/payment/?order=ref'],
    ['failed', null, '/checkout/payment/'],
    ['recover', 'ref', '/checkout/payment/'],
    ['paid', 'ref', '/checkout/success/?order=ref'],
    ['paid', null, '/'],
  ] as const)('%s with the order %j goes on at %s', (outcome, reference, path) => {
    expect(outcomePath(outcome, paths, reference)).toBe(path)
  })
})
