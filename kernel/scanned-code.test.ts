import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitalLink } from './digital-link.ts'
import { eanOfGtin, gtinOfEan, isGtin, withCheckDigit } from './ean.ts'
import { gtinOfScan, longestScan } from './scanned-code.ts'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''))

/** Whatever is shorter, filled up to twelve digits, gets the check digit of its own kind: leading zeros weigh nothing. */
const codeOf = (length: number) =>
  digits(length - 1).map((body) => withCheckDigit(body.padStart(12, '0')).slice(13 - length))

const anyCode = fc.oneof(codeOf(8), codeOf(12), codeOf(13))

describe('a code of a box', () => {
  test('is the GTIN of its kind, however it is printed', () => {
    fc.assert(
      fc.property(anyCode, fc.constantFrom('', ' ', '-', '  '), fc.integer({ min: 1, max: 7 }), (code, gap, at) => {
        const written = ` ${code.slice(0, at)}${gap}${code.slice(at)} `
        expect(gtinOfScan(written)).toEqual({ gtin: code.padStart(14, '0') })
      }),
    )
  })

  test('with one digit that is wrong is told so', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(), fc.integer({ min: 1, max: 9 }), (code, place, by) => {
        const at = place % code.length
        const wrong = code.slice(0, at) + ((Number(code[at]) + by) % 10) + code.slice(at + 1)
        expect(gtinOfScan(wrong)).toEqual({ problem: 'check' })
      }),
    )
  })

  test('may be the link of a passport, ours or of a maker, with what follows it', () => {
    fc.assert(
      fc.property(
        codeOf(13).map(gtinOfEan),
        fc.constantFrom('https://shop.test', 'http://id.maker.example/any/where', 'https://shop.test/nl'),
        fc.constantFrom('', '/', '/21/AB-1', '/10/L1/21/999', '?17=261231', '#top'),
        (gtin, before, after) => {
          expect(gtinOfScan(digitalLink(before, gtin) + after)).toEqual({ gtin })
        },
      ),
    )
  })

  test('of a link whose digits are wrong is told so, and of one with a broken end is no code', () => {
    expect(gtinOfScan('https://shop.test/01/09506000134353')).toEqual({ problem: 'check' })
    expect(gtinOfScan('https://shop.test/01/09506000134352/21')).toEqual({ problem: 'kind' })
  })

  test.each([
    'hello',
    '12345',
    '123456789',
    '1234567890',
    'https://shop.test/nl/dames/',
    'ftp://x/01/09506000134352',
    '42',
  ])('is not %s', (text) => expect(gtinOfScan(text)).toEqual({ problem: 'kind' }))

  test('is asked for where nothing was said', () => {
    expect([gtinOfScan(''), gtinOfScan('   ')]).toEqual([{ problem: 'none' }, { problem: 'none' }])
  })

  test('is a valid GTIN or a problem, whatever is said, and is read in bounded time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl(), digits(14)), (text) => {
        const read = gtinOfScan(text)
        expect('problem' in read || isGtin(read.gtin)).toBe(true)
      }),
    )
    expect(gtinOfScan(`https://shop.test/${'01/'.repeat(longestScan)}`)).toEqual({ problem: 'kind' })
  })
})

test('a case of pairs has a GTIN and is no single pair', () => {
  const read = gtinOfScan('19506000134359')
  expect('gtin' in read && eanOfGtin(read.gtin)).toBeUndefined()
})
