import { expect, test } from 'vitest'
import { listRequest } from './product-list.ts'

test('an ordinary list has 24 products a page, last items 6, sold out 20', () => {
  const list = (values: string[]) => listRequest([{ name: 'list', values }], {}).pageSize
  expect(listRequest([], {}).pageSize).toBe(24)
  expect(list(['last-items'])).toBe(6)
  expect(list(['sold-out'])).toBe(20)
})

test('an unknown sort, list or filter is ignored', () => {
  const request = listRequest(
    [
      { name: 'sort', values: ['cheapest'] },
      { name: 'list', values: ['secret'] },
      { name: 'moon', values: ['full'] },
    ],
    {},
  )
  expect(request.sort).toBe('recommended')
  expect(request.list).toBeUndefined()
})

test('pages and page sizes stay within bounds, whatever is asked', () => {
  expect(listRequest([], { page: -4, itemsPerPage: 1_000_000 })).toMatchObject({ page: 1, pageSize: 96 })
  expect(listRequest([], { page: 10 ** 9, itemsPerPage: 0 })).toMatchObject({ page: 10_000, pageSize: 1 })
})
