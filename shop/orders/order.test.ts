import { expect, test } from 'vitest'
import { orderReference, readReference } from './order.ts'

const order = { number: '100001', deepLinkCode: 'abcdefghijklmnopqrstuv' }

test('a reference leads back to its order', () => {
  expect(readReference(orderReference(order))).toEqual(order)
})

test('what is no reference opens nothing', () => {
  for (const forged of ['', 'x', '../../etc', orderReference({ ...order, deepLinkCode: 'short' }), 'A'.repeat(5000)]) {
    expect(readReference(forged)).toBeUndefined()
  }
})
