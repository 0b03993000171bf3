import { expect, test } from 'vitest'
import { announcedIn, withAnnounced } from './announced.ts'
import { ownOrderAddress } from './own-order.ts'

test('what was announced is said in the account as well', () => {
  const link = withAnnounced('https://shop.example/order/?order=the-reference', { kind: 'return' })
  const address = ownOrderAddress('/customer/orders/7/', new URL(link).searchParams)
  expect(address).toBe('/customer/orders/7/?announced=return')
  expect(announcedIn(new URL(address, link).searchParams)).toEqual({ kind: 'return' })
})

test('an address that says nothing else is the page of the order', () => {
  expect(ownOrderAddress('/customer/orders/7/', new URLSearchParams({ order: 'the-reference' }))).toBe(
    '/customer/orders/7/',
  )
})
