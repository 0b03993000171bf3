import { expect, test } from 'vitest'
import { chosenOf, listOptions } from './list-options.ts'

const value = (name: string, count: number, more = {}) => ({ value: name, label: name, count, chosen: false, ...more })
const category = (key: string, parentId: string, count: number) =>
  value(key, count, { category: { id: key, name: key, url: `women/${key}`, parentId } })
const plain = { groups: [], bars: [] }

const facets = [
  {
    name: 'category' as const,
    ...plain,
    values: [category('bags', 'women', 1), category('boots', 'women', 2), category('ankle', 'boots', 2)],
  },
  { name: 'size' as const, ...plain, values: [value('37', 2), value('38', 3)] },
  { name: 'season' as const, ...plain, values: [value('winter', 3)] },
  { name: 'sale' as const, ...plain, values: [value('true', 1)] },
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
  const season = { name: 'season' as const, ...plain, values: [value('winter', 3, { chosen: true })] }
  expect(listOptions([season], undefined).facets).toEqual([season])
})

test('a category that is called like another says whose it is', () => {
  const named = (id: string, name: string, parentId: string | null) =>
    value(id, 2, { label: name, category: { id, name, url: id, parentId } })
  const values = [
    named('women', 'Women', null),
    named('women-boots', 'Boots', 'women'),
    named('women-ankle', 'Ankle boots', 'women-boots'),
    named('men', 'Men', null),
    named('men-shoes', 'Shoes', 'men'),
    named('men-boots', 'Boots', 'men-shoes'),
  ]
  const [facet] = listOptions([{ name: 'category', ...plain, values }], undefined).facets
  expect(facet?.values.map(({ label, owner }) => [label, owner])).toEqual([
    ['Women', undefined],
    ['Boots', 'Women'],
    ['Ankle boots', undefined],
    ['Men', undefined],
    ['Shoes', undefined],
    ['Boots', 'Men'],
  ])
})

test('a colour that is chosen as a whole is chosen like one of its shades', () => {
  const blue = { key: 'all-blue', label: 'Blue', value: 'all-blue', count: 3, chosen: true }
  const color = { name: 'color' as const, bars: [], groups: [blue], values: [value('navy', 3, { group: 'all-blue' })] }
  const [facet] = listOptions([color], undefined).facets
  expect(facet && chosenOf(facet)).toEqual([{ value: 'all-blue', label: 'Blue', isGroup: true }])
})
