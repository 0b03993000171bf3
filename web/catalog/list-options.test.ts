import { expect, test } from 'vitest'
import { bySize, listOptions } from './list-options.ts'

test('sizes stand in the order of a shelf', () => {
  expect(['XL', '37', '36.5', 'S', '36', '100', 'M'].sort(bySize)).toEqual(['36', '36.5', '37', '100', 'S', 'M', 'XL'])
})

const black = { key: 'black', name: 'Black', hex: '#000000' }
const boots = { name: 'Boots', url: 'women/boots', parentId: 'women' }
const ankle = { name: 'Ankle boots', url: 'women/boots/ankle', parentId: 'boots' }
const bags = { name: 'Bags', url: 'women/bags', parentId: 'women' }
const choices = {
  sizes: ['38', '37'],
  colors: [black, { key: 'ash', name: 'Ash', hex: '#b2b2ac' }],
  categories: [
    { count: 1, category: bags },
    { count: 2, category: boots },
    { count: 2, category: ankle },
  ],
}

test('a list offers sizes, colours by name, and the categories right below it, the fullest first', () => {
  const options = listOptions(choices, 'women')
  expect(options.sizes).toEqual(['37', '38'])
  expect(options.colors.map(({ name }) => name)).toEqual(['Ash', 'Black'])
  expect(options.subcategories).toEqual([
    { name: 'Boots', url: 'women/boots' },
    { name: 'Bags', url: 'women/bags' },
  ])
})

test('a list that is no category has no subcategories', () => {
  expect(listOptions(choices, undefined).subcategories).toEqual([])
})
