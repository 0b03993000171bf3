import { expect, test } from 'vitest'
import {
  movedPictures,
  saleCellsOf,
  toldOfPictures,
  typedCells,
  typedPictures,
  wrongPoints,
} from './product-edit-form.ts'

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
  const pictures = typedPictures(form, [])
  expect(toldOfPictures(pictures).map(({ reference }) => reference)).toEqual(['b', 'a', 'd'])
  expect(pictures.map(({ reference }) => reference)).toEqual(['b', 'c', 'a', 'd'])
})

test('what is told of pictures goes with them, and a point needs both its numbers', () => {
  const form = formOf(
    ['picture', 'a.b'],
    ['alt.a.b.nl', ' Van voren '],
    ['focus.a.b.x', '40'],
    ['focus.a.b.y', '101'],
    ['picture', 'c'],
    ['focus.c.x', '0'],
    ['focus.c.y', '100'],
  )
  expect(toldOfPictures(typedPictures(form, ['nl', 'de']))).toEqual([
    {
      reference: 'a.b',
      alts: [
        { language: 'nl', text: 'Van voren' },
        { language: 'de', text: '' },
      ],
      focus: null,
    },
    {
      reference: 'c',
      alts: [
        { language: 'nl', text: '' },
        { language: 'de', text: '' },
      ],
      focus: [0, 100],
    },
  ])
})

test.each([
  ['up b', 'bac'],
  ['down b', 'acb'],
  ['up a', 'abc'],
  ['down c', 'abc'],
  ['up z', 'abc'],
])('after %s the pictures are %s', (move, order) => {
  const pictures = typedPictures(formOf(['picture', 'a'], ['picture', 'b'], ['picture', 'c']), [])
  expect(
    movedPictures(pictures, move)
      .map(({ reference }) => reference)
      .join(''),
  ).toBe(order)
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

test('a point that is said by halves or lies beside its picture is named, and none where nothing is said', () => {
  const picture = (reference: string, x: string, y: string, isAway = false) => ({ reference, isAway, alts: {}, x, y })
  expect(wrongPoints([picture('a', '30', '70'), picture('b', '', ''), picture('c', '140', '', true)])).toEqual([])
  expect(wrongPoints([picture('d', '140', '70'), picture('e', '30', ''), picture('f', '', '70')])).toEqual([
    'focus.d.x',
    'focus.e.y',
    'focus.f.x',
  ])
})
