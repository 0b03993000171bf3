import { describe, expect, test } from 'vitest'
import { readChange, readQuantity } from './read-change.ts'

describe('a quantity', () => {
  test.each([
    ['3', 3],
    [' 2 ', 2],
    ['0', 0],
    ['-1', -1],
    ['-99', -1],
    ['1000000000', 1_000_000_000],
    ['99999999999999', 2_147_483_647],
    ['1.5', 0],
    ['1e9', 0],
    ['two', 0],
    ['', 0],
    [null, 0],
  ])('%j is read as %d', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity)
  })
})

function posted(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('a posted form of the cart', () => {
  test('changes a quantity', () => {
    expect(readChange(posted({ change: 'quantity', line: 'a', quantity: '2' }))).toEqual({
      kind: 'quantity',
      line: 'a',
      quantity: 2,
    })
  })

  test('remembers what was removed, so that it can be put back', () => {
    expect(readChange(posted({ change: 'remove', line: 'a', sku: '100.1.38', quantity: '2', name: 'Boot' }))).toEqual({
      kind: 'remove',
      line: 'a',
      sku: '100.1.38',
      quantity: 2,
      name: 'Boot',
      type: 'product',
    })
  })

  test('of another kind is no change', () => {
    expect(readChange(posted({ change: 'everything' }))).toBeUndefined()
  })
})
