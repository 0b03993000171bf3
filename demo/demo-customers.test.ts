import { describe, expect, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { readAddress } from '#shop/orders/address.ts'
import { demoCustomers } from './demo-customers.ts'

const stages = ['received', 'incorporated', 'sent', 'en-route', 'coming-back', 'delivered', 'cancelled']

describe('the shoppers of the demo shop', () => {
  test('each storefront has one', () => {
    expect(demoCustomers.map(({ storefrontCode }) => storefrontCode).toSorted()).toEqual(
      storefronts.map(({ code }) => code).toSorted(),
    )
  })

  test.each(storefronts)('$code: an address book, orders at every stage and wishes', (storefront) => {
    const shopper = demoCustomers.find(({ storefrontCode }) => storefrontCode === storefront.code)
    if (!shopper) throw new Error(`Nobody shops at ${storefront.code}`)
    expect(shopper.addresses.length).toBeGreaterThanOrEqual(2)
    for (const typed of shopper.addresses) {
      expect(readAddress(typed, storefront, '', 'billing')).not.toHaveProperty('refusals')
    }
    expect([...new Set(shopper.orders.map(({ stage }) => stage))].toSorted()).toEqual(stages.toSorted())
    expect(shopper.wishes).toBeGreaterThan(0)
  })

  test('nothing was sent before it could be', () => {
    for (const { daysAgo, stage } of demoCustomers.flatMap(({ orders }) => orders)) {
      if (stage === 'sent' || stage === 'en-route') expect(daysAgo).toBeGreaterThanOrEqual(2)
      if (stage === 'delivered' || stage === 'coming-back') expect(daysAgo).toBeGreaterThanOrEqual(4)
    }
  })
})
