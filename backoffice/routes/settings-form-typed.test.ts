import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { staffLanguages } from '#kernel/staff-language.ts'
import { type FormField, nameOfField, shownValue, typedFields, typedValue } from './settings-form-typed.ts'

const field = (more: Partial<FormField> = {}): FormField => ({
  path: ['returns', 'days'],
  kind: 'NUMBER',
  isDated: true,
  isOptional: false,
  minimum: 14,
  maximum: 365,
  periods: [{ from: null, until: null, value: 14 }],
  ...more,
})
const money = field({ kind: 'MONEY', minimum: 0, maximum: 100_000_000 })

describe('what is typed into a field', () => {
  test.each([
    [money, '4.95', 495],
    [money, '4,5', 450],
    [money, '0', 0],
    [money, '-1', undefined],
    [money, 'free', undefined],
    [money, '', undefined],
    [{ ...money, isOptional: true }, ' ', null],
    [field({ kind: 'PERCENT', minimum: 0, maximum: 10_000 }), '21', 2100],
    [field({ kind: 'PERCENT', minimum: 0, maximum: 10_000 }), '5,5', 550],
    [field({ kind: 'PERCENT', minimum: 0, maximum: 10_000 }), '101', undefined],
    [field(), '30', 30],
    [field(), '13', undefined],
    [field(), '14.5', undefined],
    [field({ kind: 'YES_NO' }), 'true', true],
    [field({ kind: 'YES_NO' }), 'false', false],
    [field({ kind: 'YES_NO' }), 'perhaps', undefined],
    [field({ kind: 'LIST' }), 'paypal,  klarna ,', ['paypal', 'klarna']],
    [field({ kind: 'LIST' }), '', []],
    [field({ kind: 'TEXT' }), ' AB- ', 'AB-'],
  ])('%j %j is %j', (of, typed, expected) => {
    expect(typedValue(of, typed)).toEqual(expected)
  })

  test('and what it shows are one, whatever the amount', () => {
    fc.assert(
      fc.property(fc.constantFrom(...staffLanguages), fc.integer({ min: 0, max: 99_999_999 }), (language, cents) => {
        expect(typedValue(money, shownValue(money, cents, language))).toBe(cents)
      }),
    )
  })
})

describe('a form', () => {
  test('that is sent as it was shown says what holds already', () => {
    const dated = field({
      periods: [
        { from: null, until: null, value: 14 },
        { from: '2026-12-01', until: '2027-01-15', value: 60 },
      ],
    })
    const typed = Object.fromEntries(
      dated.periods.flatMap(({ from, until, value }, row) => [
        [nameOfField(dated, row), shownValue(dated, value, 'en')],
        [nameOfField(dated, row, 'from'), from ?? ''],
        [nameOfField(dated, row, 'until'), until ?? ''],
      ]),
    )
    expect(typedFields([dated], typed)).toEqual({ typed: [{ path: dated.path, periods: dated.periods }], wrong: [] })
  })

  test('adds a time, takes one away whose value is empty, and leaves alone what was not sent', () => {
    const dated = field({ periods: [{ value: 14 }, { from: '2026-12-01', until: null, value: 60 }] })
    const typed = {
      [nameOfField(dated)]: '30',
      [nameOfField(dated, 1)]: '',
      [nameOfField(dated, 1, 'from')]: '2026-12-01',
      [nameOfField(dated, 2)]: '45',
      [nameOfField(dated, 2, 'from')]: '2027-02-01',
      [nameOfField(dated, 2, 'until')]: '2027-03-01',
    }
    expect(typedFields([dated, field({ path: ['other'] })], typed)).toEqual({
      typed: [
        {
          path: dated.path,
          periods: [
            { from: null, until: null, value: 30 },
            { from: '2027-02-01', until: '2027-03-01', value: 45 },
          ],
        },
      ],
      wrong: [],
    })
  })

  test('names each input that can’t be meant, and a time without days', () => {
    const dated = field()
    const typed = { [nameOfField(dated)]: 'many', [nameOfField(dated, 1)]: '30' }
    expect(typedFields([dated], typed).wrong).toEqual([nameOfField(dated), nameOfField(dated, 1, 'from')])
  })
})
