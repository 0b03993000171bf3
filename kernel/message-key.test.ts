import { expect, test } from 'vitest'
import { isMessageKey, isRefused, messageKeys, refusalOf, refusedWith } from './message-key.ts'

test('every message is listed once, in one spelling', () => {
  expect(new Set(messageKeys).size).toBe(messageKeys.length)
  for (const key of messageKeys) expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('a key that is not listed does not exist', () => {
  for (const key of messageKeys) expect(isMessageKey(key)).toBe(true)
  for (const key of ['', 'constructor', 'Cart-empty', 'cart_empty']) expect(isMessageKey(key)).toBe(false)
})

test('a refusal names its field and what fills its sentence, or neither', () => {
  expect(refusalOf('cart-empty')).toEqual({ refused: true, messageKey: 'cart-empty' })
  expect(refusalOf('zipcode-invalid', { field: 'billingAddress.zipcode', name: 'x' })).toEqual({
    refused: true,
    messageKey: 'zipcode-invalid',
    field: 'billingAddress.zipcode',
    name: 'x',
  })
})

test('an answer is told from a refusal', () => {
  expect(isRefused(refusedWith(refusalOf('cart-empty'), refusalOf('address-missing')))).toBe(true)
  for (const answer of [{ id: '1' }, null, undefined, 'refusals', 0, []]) expect(isRefused<unknown>(answer)).toBe(false)
})

test('a form hears every reason at once', () => {
  expect(
    refusedWith(refusalOf('cart-empty'), refusalOf('address-missing')).refusals.map((one) => one.messageKey),
  ).toEqual(['cart-empty', 'address-missing'])
})
