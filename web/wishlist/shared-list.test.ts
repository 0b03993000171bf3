import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedItems, sharedQuery } from './shared-list.ts'

test('a link to a list leads to the same list', () => {
  const sku = fc.stringMatching(/^[0-9]{5}\.[0-9]{3}$/)
  fc.assert(
    fc.property(fc.uniqueArray(sku, { minLength: 1, maxLength: 200 }), (skus) => {
      expect(sharedItems(new URLSearchParams(sharedQuery(skus)))).toEqual(skus)
    }),
  )
})

test.each(['', ',,', '<script>', "1' or 1=1", 'x'.repeat(41), ' '])('%j names nothing', (items) => {
  expect(sharedItems(new URLSearchParams({ items }))).toEqual([])
})

test('no link names more than the shop may be asked for', () => {
  const many = Array.from({ length: 5000 }, (_, at) => `${at}`).join(',')
  expect(sharedItems(new URLSearchParams({ items: many })).length).toBeLessThanOrEqual(200)
})
