import { expect, test } from 'vitest'
import type { Category } from '../catalog/product.ts'
import { readLayout } from './layout.ts'
import { menuWithCategories, namesCategories } from './menu-of-categories.ts'

const category = (key: string, gender: 'women' | 'men', parentId: string | null): Category => ({
  ...{ id: key, key, gender, parentId, name: key.toUpperCase(), url: parentId ? `${parentId}/${key}` : key },
  ...{ level: parentId ? 1 : 0, position: 0, description: '' },
})
const categories = [
  category('women', 'women', null),
  category('boots', 'women', 'women'),
  category('bags', 'women', 'women'),
  category('men', 'men', null),
  category('derbies', 'men', 'men'),
]
const item = (label: string, url: string, segment: string) => ({
  slice_type: 'navigation_item',
  primary: { label, url, segment, columns: [] },
})
const { navigation } = readLayout({
  navigation: [
    item('New', '/products/?list=new', 'for-her'),
    item('Categories', 'categories:', 'for-her'),
    item('All', '/products/', 'for-her'),
    item('Categories', 'categories:', 'for-him'),
  ],
})
const menuWith = (...filled: readonly string[]) =>
  menuWithCategories(navigation, categories, new Set(filled)).map(({ primary }) => `${primary.label} ${primary.url}`)

test('categories that have something stand where the editor put them, each in its half', () => {
  expect(menuWith('women', 'bags', 'men', 'derbies')).toEqual([
    'New /products/?list=new',
    'BAGS /women/bags/',
    'All /products/',
    'DERBIES /men/derbies/',
  ])
})

test('an empty catalogue has none, and a menu without the item stays as it is', () => {
  expect(menuWith()).toEqual(['New /products/?list=new', 'All /products/'])
  const own = navigation.filter(({ primary }) => primary.url !== 'categories:')
  expect(menuWithCategories(own, categories, new Set(['bags']))).toEqual(own)
  expect([namesCategories({ navigation }), namesCategories({ navigation: own })]).toEqual([true, false])
})
