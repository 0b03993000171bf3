import { describe, expect, test } from 'vitest'
import { ledTo, type Told } from './step.ts'

const everything: Told = { items: 1, email: true, billingAddress: true, shippingAddress: true, shippingMethod: true }

describe('a step of the checkout', () => {
  test.each(['address', 'shipment', 'payment'] as const)('%s says that an empty cart is empty', (step) => {
    expect(ledTo(step, { ...everything, items: 0 })).toBe('empty')
  })

  test('the first one needs nothing but items', () => {
    const nothing = { email: false, billingAddress: false, shippingAddress: false, shippingMethod: false }
    expect(ledTo('address', { items: 1, ...nothing })).toBeUndefined()
  })

  test.each(['email', 'billingAddress', 'shippingAddress'] as const)(
    'delivery without %s leads back to it',
    (missing) => {
      expect(ledTo('shipment', { ...everything, [missing]: false })).toBe('address')
    },
  )

  test('payment without a way of delivery leads back to delivery', () => {
    expect(ledTo('payment', { ...everything, shippingMethod: false })).toBe('shipment')
  })

  test('payment without anything leads back to the very first step', () => {
    expect(ledTo('payment', { ...everything, email: false, shippingMethod: false })).toBe('address')
  })

  test('payment is shown once everything is told', () => {
    expect(ledTo('payment', everything)).toBeUndefined()
  })
})
