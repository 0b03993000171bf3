import { expect, test } from 'vitest'
import { opensOrder, orderReference, promisedDeliveryOf, readReference } from './order.ts'

const order = { number: '100001', deepLinkCode: 'abcdefghijklmnopqrstuv' }

test.each(['100001', 'SB-100001', 'ABCD100001'])('a reference leads back to its order %s', (number) => {
  expect(readReference(orderReference({ ...order, number }))).toEqual({
    number,
    code: order.deepLinkCode,
    isOfVisit: false,
  })
})

test.each([
  ['of a mail', undefined, undefined, true],
  ['of a mail, at a tablet', undefined, 'her visit', true],
  ['of a tablet, during its visit', 'her visit', 'her visit', true],
  ['of a tablet, when the next shopper stands there', 'her visit', 'another visit', false],
  ['of a tablet, after the visit', 'her visit', undefined, false],
])('a reference %s', (_, madeFor, askedDuring, opens) => {
  const read = readReference(orderReference(order, madeFor))
  expect(read && opensOrder(read, order, askedDuring)).toBe(opens)
  expect(read && opensOrder(read, { ...order, deepLinkCode: 'zbcdefghijklmnopqrstuv' }, askedDuring)).toBe(false)
  expect(read && opensOrder(read, { ...order, number: '100002' }, askedDuring)).toBe(false)
})

test('a reference of a tablet doesn’t hold the code that mails carry', () => {
  expect(readReference(orderReference(order, 'her visit'))?.code).not.toBe(order.deepLinkCode)
})

test('what is no reference opens nothing', () => {
  for (const forged of ['', 'x', '../../etc', orderReference({ ...order, deepLinkCode: 'short' }), 'A'.repeat(5000)]) {
    expect(readReference(forged)).toBeUndefined()
  }
})

test('nobody is written a day that is over where they ordered', () => {
  const deliveryDate = { earliest: '2026-11-24', latest: '2026-11-24', window: null, orderedBy: '2026-11-23T22:00:00Z' }
  const paid = { deliveryDate, paidAt: new Date('2026-11-23T12:00:00Z'), storefrontCode: 'nl_NL' } as const
  expect(promisedDeliveryOf(paid, new Date('2026-11-24T22:59:00Z'))).toEqual(deliveryDate)
  expect(promisedDeliveryOf(paid, new Date('2026-11-24T23:00:00Z'))).toBeUndefined()
})
