import { expect, test } from 'vitest'
import { isComingSoon, sizeStock } from './size-stock.ts'

const size = (availableStock: number, deliveryTime?: string) =>
  sizeStock({ availableStock, comingSoon: false, deliveryTime })

test('nothing left is out of stock', () => {
  expect(size(0)).toBe('OUT_OF_STOCK')
  expect(size(-1)).toBe('OUT_OF_STOCK')
})

test('below 2 is the last item', () => {
  expect(size(1)).toBe('LAST_ITEM')
})

test('below 5 is just a few left, also with a delivery time', () => {
  for (const left of [2, 3, 4]) expect(size(left)).toBe('FEW_LEFT')
  expect(size(3, '2 weeks')).toBe('FEW_LEFT')
})

test('a delivery time makes a pre-order of five and more', () => {
  expect(size(5, '2 weeks')).toBe('PRE_ORDER')
})

test('plenty without a delivery time says nothing', () => {
  expect(size(5)).toBe('IN_STOCK')
})

test('coming soon covers every size, whatever lies in stock', () => {
  expect(sizeStock({ availableStock: 40, comingSoon: true })).toBe('COMING_SOON')
})

test('a product stops coming soon at its moment', () => {
  const date = new Date('2026-12-01T00:00:00Z')
  expect(isComingSoon(date, new Date('2026-11-30T23:59:59Z'))).toBe(true)
  expect(isComingSoon(date, date)).toBe(false)
  expect(isComingSoon(null, date)).toBe(false)
})
