import { expect, test } from 'vitest'
import { headerAt } from './use-sticky-header.ts'

test('the header sticks from the 51st pixel on', () => {
  expect(headerAt(50, 0, false).sticky).toBe(false)
  expect(headerAt(51, 0, false).sticky).toBe(true)
})

test('the header steps aside while scrolling down past 250 pixels, and is back with the first scroll up', () => {
  expect(headerAt(250, 200, false).hidden).toBe(false)
  expect(headerAt(251, 200, false).hidden).toBe(true)
  expect(headerAt(900, 901, false).hidden).toBe(false)
})

test('the header stays while something in it is open or focused', () => {
  expect(headerAt(900, 800, true)).toEqual({ sticky: true, hidden: false })
})
