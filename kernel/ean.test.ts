import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eanCheckDigit, eanOfGtin, gtinOfEan, isEan, isGtin, withCheckDigit } from './ean.ts'

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

test('an EAN is a GTIN behind a zero, and no other one', () => {
  fc.assert(
    fc.property(twelve, (digits) => {
      const ean = withCheckDigit(digits)
      expect(isGtin(gtinOfEan(ean))).toBe(true)
      expect(eanOfGtin(gtinOfEan(ean))).toBe(ean)
    }),
  )
})

test.each([
  ['09506000134352', true],
  ['09506000134353', false],
  // A case of six of them: a GTIN, and no piece that somebody wears.
  ['19506000134359', true],
  ['9506000134352', false],
  ['0950600013435x', false],
  ['09506000134352\n', false],
])('whether %j is a GTIN: %s', (text, is) => expect(isGtin(text)).toBe(is))

test('a case has no EAN', () => expect(eanOfGtin('19506000134359')).toBeUndefined())
