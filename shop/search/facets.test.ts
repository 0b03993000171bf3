import { expect, test } from 'vitest'
import { optionKey, priceRange, priceRanges } from './facets.ts'

test('the price ranges that are offered follow each other without a gap', () => {
  const ranges = priceRanges.map((range) => priceRange(range))
  expect(ranges[0]).toEqual({ from: 0, to: 50_00 })
  expect(ranges.slice(1).map((range) => range?.from)).toEqual(ranges.slice(0, -1).map((range) => range?.to))
  expect(ranges.at(-1)).toEqual({ from: 300_00, to: undefined })
})

test.each(['-', '', '50', 'a-b', '-50-', '1234567-'])('%j is no price range', (value) => {
  expect(priceRange(value)).toBeUndefined()
})

test.each([
  ['Flat (up to 2 cm)', 'flat'],
  ['Spring / Summer', 'spring-summer'],
  ['Élégant', 'elegant'],
])('%s is chosen as %s', (option, key) => {
  expect(optionKey(option)).toBe(key)
})
