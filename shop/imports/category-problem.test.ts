import { expect, test } from 'vitest'
import { categoryProblems } from './category-problem.ts'

const keys = ['men', 'men-boots', 'men-sandals', 'men-shoes', 'women', 'women-boots', 'women-sandals', 'women-shoes']

test('those that are written alike are named first, and how many others there are', () => {
  expect(categoryProblems(keys)('Sandaletten').values).toMatchObject({
    category: 'Sandaletten',
    keys: expect.stringMatching(/^men-sandals, women-sandals, /),
    more: 2,
  })
})

test('a shop without categories has none to name', () => {
  expect(categoryProblems([])('boots')).toMatchObject({ key: 'category-unknown' })
})
