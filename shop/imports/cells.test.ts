import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CellValue, readKey, readMoment, readPieces, readPrice } from './cells.ts'
import { importSentence } from './messages.ts'

const amsterdam = 'Europe/Amsterdam'
const problemOf = (cell: CellValue<unknown>) => ('problem' in cell ? importSentence(cell.problem) : undefined)

describe('a price', () => {
  test.each([
    ['49.95', 4995],
    ['49,95', 4995],
    ['49,9', 4990],
    ['50', 5000],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ["1'234.56", 123_456],
    ['1.234.567,00', undefined],
  ])('%s is read', (text, cents) => {
    expect(readPrice(text)).toEqual(
      cents === undefined ? { problem: { key: expect.any(String), values: { cell: text } } } : { value: cents },
    )
  })

  test.each([
    ['1.234', "'1.234' may be 1234.00 or 1.23: write a price with two digits of cents, such as 1234.00"],
    ['1,234', /may be 1234.00 or 1.23/],
    ['49.95 EUR', "'49.95 EUR' names a currency, which the storefront decides: write 49.95"],
    ['€ 49,95', /write 49,95/],
    ['-5', "A price can't be -5: write one above zero, such as 49.95"],
    ['0,00', /above zero/],
    ['1.234.56', /is no price/],
    ['49.950,1.2', /is no price/],
    ['4.9E+1', /is no price/],
    ['49 95', /is no price/],
    ['free', /is no price/],
    ['99999999', /too high/],
  ])('%s is refused with how to write it', (text, sentence) => {
    expect(problemOf(readPrice(text))).toMatch(sentence)
  })

  test('is what was written, whatever its separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.constantFrom('.', ','), (cents, mark) => {
        const other = mark === '.' ? ',' : '.'
        const whole = String(Math.floor(cents / 100))
        const fraction = String(cents % 100).padStart(2, '0')
        expect(readPrice(`${whole}${mark}${fraction}`)).toEqual({ value: cents })
        expect(readPrice(`${whole.replaceAll(/\B(?=(\d{3})+$)/g, other)}${mark}${fraction}`)).toEqual({ value: cents })
      }),
    )
  })

  test('is read or refused, and nothing else, whatever stands in the cell', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = readPrice(text)
        if ('value' in cell) expect(Number.isInteger(cell.value) && cell.value > 0).toBe(true)
        else expect(importSentence(cell.problem)).not.toBe('')
      }),
    )
  })
})

describe('a number of pieces', () => {
  test.each([
    ['0', 0],
    ['12', 12],
    ['12.0', 12],
    ['12,00', 12],
    [' 7 ', 7],
    ['1 200', 1200],
  ])('%s is read', (text, pieces) => expect(readPieces(text)).toEqual({ value: pieces }))

  test.each([
    ['-3', "-3 pieces can't lie anywhere: write 0 or more"],
    ['−3', /0 or more/],
    ['1.200', /thousands or a fraction/],
    ['1.5', /is no number of pieces/],
    ['many', /is no number of pieces/],
    ['12000000', /too many/],
  ])('%s is refused', (text, sentence) => expect(problemOf(readPieces(text))).toMatch(sentence))
})

describe('a moment', () => {
  test.each([
    ['2026-11-27', 'begin', '2026-11-26T23:00:00.000Z'],
    ['2026-11-27', 'end', '2026-11-27T23:00:00.000Z'],
    ['2026-07-01', 'begin', '2026-06-30T22:00:00.000Z'],
    ['2026-11-27 09:00', 'begin', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27T09:00:30', 'end', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27T09:00:00Z', 'begin', '2026-11-27T09:00:00.000Z'],
    ['2026-11-27T09:00+0100', 'begin', '2026-11-27T08:00:00.000Z'],
    ['2026-11-27 09:00+01:00', 'begin', '2026-11-27T08:00:00.000Z'],
  ] as const)('%s (%s) is read', (text, edge, iso) =>
    expect(readMoment(text, amsterdam, edge)).toEqual({ value: new Date(iso) }),
  )

  test.each(['27-11-2026', '11/27/2026', '2026-04-31', '2026-13-01', 'tomorrow', '2026-11-27 25:00', '45988'])(
    '%s is refused',
    (text) => expect(problemOf(readMoment(text, amsterdam, 'begin'))).toMatch(/year, month, day/),
  )

  test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31', '9999-12-31T23:59:59Z'])(
    '%s, which stands for none elsewhere, is refused',
    (text) => expect(problemOf(readMoment(text, amsterdam, 'end'))).toMatch(/from 1900 to 2199, or leave it empty/),
  )

  test.each(['1900-01-01', '2199-12-31'])('%s is taken', (text) => {
    expect(readMoment(text, amsterdam, 'end')).toHaveProperty('value')
  })
})

test('a key that a spreadsheet shortened is refused', () => {
  expect(problemOf(readKey('8,71235E+12', 'ean'))).toMatch(/format the column ean as text/)
  expect(problemOf(readKey('x'.repeat(65), 'sku'))).toMatch(/64 are the most/)
  expect(readKey(' AB/77 NVY ', 'sku')).toEqual({ value: 'AB/77 NVY' })
})
