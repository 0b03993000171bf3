import { expect, test } from 'vitest'
import { chosenAmount } from './read-gift-card-form.ts'

test.each([
  ['5000', '', 5000],
  ['5000', '12', 5000],
  ['other', '35', 3500],
  ['other', '35,5', 3550],
  ['other', '€ 35.50', 3550],
  ['other', '35,50 €', 3550],
  ['other', '1.000', 0],
  ['other', '', 0],
  ['other', '-5', 0],
  ['', '', 0],
  ['1e3', '', 0],
])('%j and %j are %i', (amount, otherAmount, cents) => {
  expect(chosenAmount({ amount, otherAmount })).toBe(cents)
})
