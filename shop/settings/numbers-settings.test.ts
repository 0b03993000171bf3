import { expect, test } from 'vitest'
import { demoSettingsFile, settingsOf } from '#test/shop/settings.ts'
import { usualNumbers } from './numbers-settings.ts'

const withNumbers = (numbers: object) => () =>
  settingsOf({ ...demoSettingsFile, numbers: { ...usualNumbers, ...numbers } })
const series = (EU: string, GB: string, first = 1) => ({ prefix: { EU, GB }, first })

test.each([
  ['small letters', { orders: { prefix: 'ab', first: 100_001 } }, /^numbers\.orders\.prefix must be up to four/],
  ['digits before an order’s number', { orders: { prefix: 'A1', first: 100_001 } }, /^numbers\.orders\.prefix must be/],
  ['five digits', { orders: { prefix: '', first: 99_999 } }, /^numbers\.orders\.first must have at least six digits/],
  ['one series for both currencies', { invoices: series('F', 'F') }, /^numbers\.invoices\.prefix must differ/],
  [
    'invoices and credit notes in one series',
    { creditNotes: series('EU', 'GBC') },
    /^numbers\.creditNotes\.prefix must not/,
  ],
  [
    'a series that was the other’s at another time',
    {
      invoices: {
        ...series('EU', 'GB'),
        prefix: [{ value: { EU: 'EU', GB: 'GB' } }, { from: '2027-01-01', value: { EU: 'EUC', GB: 'GB' } }],
      },
    },
    /^numbers\.creditNotes\.prefix must not/,
  ],
])('numbers with %s are refused with their place', (_, numbers, sentence) => {
  expect(withNumbers(numbers)).toThrow(sentence)
})

test('a shop names its own from a day on', () => {
  const prefix = [{ value: '' }, { from: '2027-01-01', value: 'SB-' }]
  expect(withNumbers({ orders: { prefix, first: 250_000 }, invoices: series('R', 'RUK', 4_001) })).not.toThrow()
})
