import fc from 'fast-check'
import { expect, test } from 'vitest'
import { articleRows, shownRows, withArticle } from './caller-articles.ts'

test('a size goes into the first empty row, and a second press is a second piece', () => {
  const once = withArticle({ 'sku-0': 'A', 'quantity-0': '2', 'sku-1': '' }, 'B')
  expect(once).toEqual({ 'sku-0': 'A', 'quantity-0': '2', 'sku-1': 'B', 'quantity-1': '1' })
  expect(withArticle(once, 'B')).toMatchObject({ 'sku-1': 'B', 'quantity-1': '2' })
})

test('where all rows are taken nothing is lost', () => {
  const full = Object.fromEntries(articleRows.map((row) => [`sku-${row}`, `S${row}`]))
  expect(withArticle(full, 'B')).toEqual(full)
})

test('however sizes are pressed, each press adds one piece while there is a row for its size', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 12 }), (pressed) => {
      const typed = pressed.reduce<Readonly<Record<string, string>>>(withArticle, {})
      for (const sku of new Set(pressed)) {
        const row = articleRows.find((one) => typed[`sku-${one}`] === sku)
        expect(Number(typed[`quantity-${row}`])).toBe(pressed.filter((one) => one === sku).length)
      }
    }),
  )
})

test('two rows stand ready below those that are filled in', () => {
  expect(shownRows()).toEqual([0, 1])
  expect(shownRows({ 'sku-0': '10001.001.40' })).toEqual([0, 1, 2])
  expect(shownRows({ 'sku-1': '10001.001.40' })).toEqual([0, 1, 2, 3])
  expect(shownRows({ 'sku-4': '10001.001.40' })).toEqual([0, 1, 2, 3, 4])
})
