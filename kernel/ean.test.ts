import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eanCheckDigit, isEan, withCheckDigit } from './ean.ts'

const twelve = fc.stringMatching(/^\d{12}$/)

test.each([
  ['400638133393', 1],
  ['978020137962', 4],
  ['590123412345', 7],
  ['000000000000', 0],
])('%s asks for %i', (digits, check) => {
  expect(eanCheckDigit(digits)).toBe(check)
  expect(isEan(`${digits}${check}`)).toBe(true)
})

test('exactly one of the ten last digits is right', () => {
  fc.assert(
    fc.property(twelve, (digits) => {
      const right = Array.from({ length: 10 }, (_, last) => `${digits}${last}`).filter(isEan)
      expect(right).toEqual([withCheckDigit(digits)])
    }),
  )
})

test('a digit that is read wrong is noticed', () => {
  fc.assert(
    fc.property(twelve, fc.nat(12), fc.integer({ min: 1, max: 9 }), (digits, at, more) => {
      const ean = withCheckDigit(digits)
      const wrong = (Number(ean[at]) + more) % 10
      expect(isEan(`${ean.slice(0, at)}${wrong}${ean.slice(at + 1)}`)).toBe(false)
    }),
  )
})

test.each([
  '',
  '4006381333932',
  '400638133393',
  '40063813339310',
  ' 4006381333931',
  '4006381333931\n',
  '400638133393x',
])('%j is none', (text) => {
  expect(isEan(text)).toBe(false)
})
