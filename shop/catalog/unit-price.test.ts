import { expect, test } from 'vitest'
import { perLitre } from './unit-price.ts'

test('a jar of 50 ml for 9.95 costs 199.00 a litre, a can of 250 ml for 16.95 costs 67.80', () => {
  expect(perLitre(995, 50)).toBe(19_900)
  expect(perLitre(1695, 250)).toBe(6780)
})

test('a litre is rounded to the cent', () => {
  expect(perLitre(1000, 75)).toBe(13_333)
})
