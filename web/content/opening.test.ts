import { expect, test } from 'vitest'
import { opensWithProducts } from './opening.ts'
import type { LoadedSlice } from './slices/load-slices.ts'

const words = (...types: readonly ('paragraph' | 'list-item' | 'heading2')[]): LoadedSlice => ({
  id: 'words',
  type: 'richtext',
  content: { text: types.map((type) => ({ type, text: 'Words', spans: [] })) },
})
const products = { id: 'products', type: 'products', content: {} } as LoadedSlice

test('a paragraph before products stands beside the title', () => {
  expect(opensWithProducts([words('paragraph'), products])).toBe(true)
})

test('what is longer than that stands below it: the ways on from a page that does not exist, an article', () => {
  expect(opensWithProducts([words('paragraph', 'list-item', 'list-item'), products])).toBe(false)
  expect(opensWithProducts([words('heading2', 'paragraph'), products])).toBe(false)
})

test('words alone, and products alone, are no list', () => {
  expect(opensWithProducts([words('paragraph')])).toBe(false)
  expect(opensWithProducts([products])).toBe(false)
  expect(opensWithProducts([])).toBe(false)
})
