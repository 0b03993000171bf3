import { describe, expect, test } from 'vitest'
import { canonicalQuery, hasMore, isNarrowed, listQuery, listState, searchFilters } from './list-state.ts'

const read = (query: string) => listState(new URLSearchParams(query))

describe('the URL of a list', () => {
  test('keeps what was chosen', () => {
    expect(read('size=38&size=39&color=black&price=50-100&sort=priceasc&page=3')).toEqual({
      page: 3,
      sort: 'priceasc',
      chosen: { size: ['38', '39'], color: ['black'], price: ['50-100'] },
      list: undefined,
      gender: undefined,
    })
  })

  test('never asks for a page beyond what can be counted', () => {
    for (const page of ['99999999999', '2147483648', '1e9', '-1', 'NaN', '1.5'])
      expect(read(`page=${page}`).page).toBe(1)
  })

  test('says nothing that a shop does not know', () => {
    expect(read('sort=cheap&list=free&gender=x&page=-2&page=4')).toMatchObject({
      page: 1,
      sort: undefined,
      list: undefined,
    })
    expect(read('page=1.5').page).toBe(1)
    expect(read('size=38&size=38&size=').chosen).toEqual({ size: ['38'] })
  })

  test('says one colour of the wheel, and none that it does not have', () => {
    expect(read('tone=blueish&tone=navy&tone=red').chosen).toEqual({ tone: ['navy'] })
    expect(listQuery(read('tone=navy&color=black'))).toBe('?color=black&tone=navy')
    expect(read('tone=').chosen).toEqual({})
    expect(canonicalQuery(read('tone=navy&list=new'))).toBe('?list=new')
  })

  test('takes a range of prices from the two fields of a form that is sent without scripts', () => {
    expect(read('price_from=60&price_to=').chosen).toEqual({ price: ['60..'] })
    expect(listQuery(read('price_from=60&price_to=120'))).toBe('?price=60..120')
    expect(read('price_from=abc&price_to=').chosen).toEqual({})
  })

  test('keeps to a store, for shoppers alone', () => {
    expect(listQuery(read('store=AMS-1&size=38'))).toBe('?store=AMS-1&size=38')
    expect(read("store='--").store).toBeUndefined()
    expect(canonicalQuery(read('store=AMS-1&list=sale'))).toBe('?list=sale')
    expect(searchFilters([], read('store=AMS-1'), 'recommended')).toContainEqual({ name: 'store', values: ['AMS-1'] })
  })

  test('is written in one spelling', () => {
    expect(listQuery(read('page=2&sort=nameasc&size=38&list=sale'))).toBe('?list=sale&size=38&sort=nameasc')
    expect(listQuery(read(''))).toBe('')
  })

  test('begins at the first page when the choice changes', () => {
    expect(listQuery(read('page=3&size=38'), { chosen: { size: ['39'] } })).toBe('?size=39')
    expect(listQuery(read('size=38'), { page: 2 })).toBe('?size=38&page=2')
  })
})

describe('what search engines are told', () => {
  test('a later page is a page of its own', () => {
    expect(canonicalQuery(read('list=new&page=2'))).toBe('?list=new&page=2')
  })

  test('a sorted or filtered page is the clean list', () => {
    expect(canonicalQuery(read('list=new&sort=priceasc&size=38&page=2'))).toBe('?list=new')
    expect(isNarrowed(read('sort=priceasc'))).toBe(true)
    expect(isNarrowed(read('page=2'))).toBe(false)
  })
})

test('the search is asked for the list, the choice and the order', () => {
  expect(searchFilters([{ name: 'category_id', values: ['c1'] }], read('size=38'), 'priceasc')).toEqual([
    { name: 'category_id', values: ['c1'] },
    { name: 'size', values: ['38'] },
    { name: 'sort', values: ['priceasc'] },
  ])
})

test('there is more as long as the total exceeds the pages shown', () => {
  expect([hasMore(25, 24, 1), hasMore(24, 24, 1), hasMore(48, 24, 2), hasMore(49, 24, 2)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
