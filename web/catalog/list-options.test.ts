import { expect, test } from 'vitest'
import { listOptions } from './list-options.ts'

const value = (name: string, count: number, more = {}) => ({ value: name, label: name, count, chosen: false, ...more })
const category = (key: string, parentId: string, count: number) =>
  value(key, count, { category: { name: key, url: `women/${key}`, parentId } })

const facets = [
  {
    name: 'category' as const,
    values: [category('bags', 'women', 1), category('boots', 'women', 2), category('ankle', 'boots', 2)],
  },
  { name: 'size' as const, values: [value('37', 2), value('38', 3)] },
  { name: 'season' as const, values: [value('winter', 3)] },
  { name: 'sale' as const, values: [value('true', 1)] },
]

test('a category leads to the categories right below it, the fullest first, and is narrowed by everything else', () => {
  const options = listOptions(facets, 'women')
  expect(options.subcategories).toEqual([
    { name: 'boots', url: 'women/boots' },
    { name: 'bags', url: 'women/bags' },
  ])
  expect(options.facets.map(({ name }) => name)).toEqual(['size', 'sale'])
})

test('a list that is no category is narrowed by category too', () => {
  const options = listOptions(facets, undefined)
  expect(options.subcategories).toEqual([])
  expect(options.facets.map(({ name }) => name)).toEqual(['category', 'size', 'sale'])
})

test('what has been chosen can be taken back, also when it is the only value left', () => {
  const season = { name: 'season' as const, values: [value('winter', 3, { chosen: true })] }
  expect(listOptions([season], undefined).facets).toEqual([season])
})
