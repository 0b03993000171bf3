import { expect, test } from 'vitest'
import { categoryBreadcrumbs } from './breadcrumbs.ts'

const women = { id: '1', level: 1, name: 'Women', url: 'women', parentId: null }
const shoes = { id: '2', level: 2, name: 'Shoes', url: 'women/shoes', parentId: '1' }
const pumps = { id: '3', level: 3, name: 'Pumps', url: 'women/shoes/pumps', parentId: '2' }

test('the way to a product leads from the root to its deepest category', () => {
  expect(categoryBreadcrumbs([women, pumps, shoes]).map(({ label }) => label)).toEqual(['Women', 'Shoes', 'Pumps'])
})

test('a product without a category has no way to it', () => {
  expect(categoryBreadcrumbs([])).toEqual([])
})

test('a category that is its own ancestor does not go on for ever', () => {
  expect(categoryBreadcrumbs([{ ...women, parentId: '1' }])).toHaveLength(1)
})
