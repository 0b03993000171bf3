import { expect, test } from 'vitest'
import { keptPictures, saleCellsOf, typedCells } from './product-edit-form.ts'

function formOf(...fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('only what was typed anew is changed, whatever line ends a browser sends', () => {
  const known = [
    { column: 'name_nl', value: 'Laars' },
    { column: 'description_nl', value: 'Eén\nTwee' },
    { column: 'upper', value: 'leather' },
  ]
  const form = formOf(
    ['do', 'change'],
    ['version', 'v'],
    ['name_nl', ' Laars '],
    ['description_nl', 'Eén\r\nTwee'],
    ['name_de', 'Stiefel'],
    ['upper', 'leather'],
    ['upper', 'textile'],
    ['name_fr', ''],
  )
  expect(typedCells(form, known)).toEqual({
    cells: [
      { column: 'name_de', value: 'Stiefel' },
      { column: 'upper', value: 'leather|textile' },
    ],
    problems: [],
  })
})

test('a text that is there is not emptied', () => {
  expect(typedCells(formOf(['name_nl', ' ']), [{ column: 'name_nl', value: 'Laars' }])).toEqual({
    cells: [],
    problems: [{ messageKey: 'product-text-needed', field: 'name_nl' }],
  })
})

test('pictures stand in the order of their places, without those that are taken away', () => {
  const form = formOf(
    ['picture', 'a'],
    ['place', '3'],
    ['picture', 'b'],
    ['place', '1'],
    ['picture', 'c'],
    ['place', '1'],
    ['picture', 'd'],
    ['place', ''],
    ['away', 'c'],
  )
  expect(keptPictures(form)).toEqual(['b', 'a', 'd'])
})

test.each([
  [[['decision', 'WITHDRAW']], 'no none none'],
  [
    [
      ['decision', 'PUBLISH'],
      ['from', '2026-12-01T09:00'],
    ],
    'yes 2026-12-01T09:00 none',
  ],
  [
    [
      ['decision', 'WITHDRAW'],
      ['from', '2026-12-01T09:00'],
    ],
    '2026-12-01T09:00',
  ],
] as const)('a decision of %j is told as a file has it', (fields, values) => {
  expect(
    saleCellsOf(formOf(...fields))
      .map(({ value }) => value)
      .join(' '),
  ).toBe(values)
})
