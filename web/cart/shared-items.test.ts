import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharedItems, sharedItemsQuery } from './shared-items.ts'

const item = fc.record({
  sku: fc.stringMatching(/^[\w.-]{1,40}$/),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const read = (query: string) => sharedItems(new URLSearchParams(query))

test('a link names what it was made of', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { maxLength: 30, selector: ({ sku }) => sku }), (items) => {
      expect(read(sharedItemsQuery(items))).toEqual(items)
    }),
  )
})

test('a link says what it says in few signs', () => {
  expect(
    sharedItemsQuery([
      { sku: '11210.001.40', quantity: 1 },
      { sku: '10110.001.35', quantity: 12 },
    ]),
  ).toBe('?items=11210.001.40,10110.001.35~9')
})

test('what nobody can mean is left out, whatever stands in a link', () => {
  expect(read('?items=a~0,b~99,<b>,,a~2,c~3')).toEqual([
    { sku: 'a', quantity: 1 },
    { sku: 'b', quantity: 1 },
    { sku: 'c', quantity: 3 },
  ])
  fc.assert(
    fc.property(fc.string({ maxLength: 5000 }), (text) => {
      const items = sharedItems(new URLSearchParams({ items: text }))
      expect(items.length).toBeLessThanOrEqual(30)
      expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 9)).toBe(true)
    }),
  )
})
