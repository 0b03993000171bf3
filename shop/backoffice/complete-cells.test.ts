import { expect, test } from 'vitest'
import { completeCells } from './complete-cells.ts'

const shoe = { upper: 'leather', lining: 'textile', sole: 'other', manufacturer: 'Zee', manufacturer_address: 'Kade 1' }

test('a part of a shoe goes with the other two', () => {
  expect(completeCells({ upper: 'textile' }, shoe, ['Zee'])).toEqual({
    cells: { upper: 'textile', lining: 'textile', sole: 'other' },
  })
  expect(completeCells({ upper: 'textile' }, {}, [])).toEqual({
    problems: [
      { messageKey: 'field-required', field: 'lining' },
      { messageKey: 'field-required', field: 'sole' },
    ],
  })
})

test('a maker that nobody knows needs an address, so that the product stays on sale', () => {
  const unknown = { problems: [{ messageKey: 'product-maker-unknown', field: 'manufacturer' }] }
  expect(completeCells({ manufacturer: 'New' }, shoe, ['Zee'])).toEqual(unknown)
  expect(completeCells({ manufacturer: 'zee' }, shoe, ['Zee'])).toEqual({ cells: { manufacturer: 'zee' } })
  const told = { manufacturer: 'New', manufacturer_address: 'Kade 2', manufacturer_email: 'a@b.example' }
  expect(completeCells(told, shoe, ['Zee'])).toEqual({ cells: told })
})

test('another address of the maker names the maker', () => {
  const moved = completeCells({ manufacturer_address: 'Kade 3' }, shoe, ['Zee'])
  expect(moved).toMatchObject({ cells: { manufacturer: 'Zee', manufacturer_address: 'Kade 3' } })
})
