import { expect, test } from 'vitest'
import { bySize, listOptions } from './list-options.ts'

test('sizes stand in the order of a shelf', () => {
  expect(['XL', '37', '36.5', 'S', '36', '100', 'M'].sort(bySize)).toEqual(['36', '36.5', '37', '100', 'S', 'M', 'XL'])
})

test('a list offers the sizes, colours and subcategories that its products have', () => {
  const black = { key: 'black', name: 'Black', hex: '#000000' }
  const boots = { name: 'Boots', url: 'women/boots', parentId: 'women' }
  const ankle = { name: 'Ankle boots', url: 'women/boots/ankle', parentId: 'boots' }
  const bags = { name: 'Bags', url: 'women/bags', parentId: 'women' }
  const options = listOptions(
    [
      { color: black, sizes: [{ name: 'ONE' }], categories: [bags] },
      {
        color: { key: 'ash', name: 'Ash', hex: '#b2b2ac' },
        sizes: [{ name: '38' }, { name: '37' }],
        categories: [boots, ankle],
      },
      { color: black, sizes: [{ name: '37' }], categories: [boots] },
    ],
    'women',
  )
  expect(options.sizes).toEqual(['37', '38'])
  expect(options.colors.map(({ name }) => name)).toEqual(['Ash', 'Black'])
  expect(options.subcategories).toEqual([
    { name: 'Boots', url: 'women/boots' },
    { name: 'Bags', url: 'women/bags' },
  ])
})

test('a list that is no category has no subcategories', () => {
  const product = {
    color: { key: 'k', name: 'K', hex: '#000' },
    sizes: [],
    categories: [{ name: 'A', url: 'a', parentId: null }],
  }
  expect(listOptions([product], undefined).subcategories).toEqual([])
})
