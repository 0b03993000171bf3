import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  catalogTag,
  categoryTag,
  contentTag,
  contentTypeTag,
  documentTag,
  invalidatedBy,
  pricesTag,
  productTag,
  promotionsTag,
  readTag,
  searchTag,
  stockTag,
  storefrontTag,
  storesTag,
} from './cache-tags.ts'
import { storefronts } from './storefront.ts'

const type = fc.stringMatching(/^[a-z_]{1,20}$/)
const anything = fc.string({ minLength: 1 })

describe('a tag', () => {
  test('is read as what it was made from', () => {
    expect(readTag(catalogTag)).toEqual({ kind: 'catalog' })
    expect(readTag(contentTag)).toEqual({ kind: 'content' })
    expect(readTag(searchTag)).toEqual({ kind: 'search' })
    expect(readTag(promotionsTag)).toEqual({ kind: 'promotions' })
    for (const { code } of storefronts) expect(readTag(storefrontTag(code))).toEqual({ kind: 'storefront', code })
    fc.assert(
      fc.property(anything, (id) => {
        expect(readTag(productTag(id))).toEqual({ kind: 'product', id })
        expect(readTag(stockTag(id))).toEqual({ kind: 'stock', id })
        expect(readTag(pricesTag(id))).toEqual({ kind: 'prices', id })
        expect(readTag(categoryTag(id))).toEqual({ kind: 'category', id })
      }),
    )
    fc.assert(
      fc.property(type, (name) => {
        expect(readTag(contentTypeTag(name))).toEqual({ kind: 'contentType', type: name })
      }),
    )
    fc.assert(
      fc.property(type, anything, (name, uid) => {
        expect(readTag(documentTag(name, uid))).toEqual({ kind: 'document', type: name, uid })
      }),
    )
  })

  test('that nobody makes is none', () => {
    for (const text of [
      '',
      'product',
      'product:',
      'content:',
      'content::x',
      'content:page:',
      'storefront:xx',
      'brand:1',
    ])
      expect(readTag(text)).toBeUndefined()
  })
})

describe('what a change means', () => {
  const nothing = {
    catalog: false,
    storefronts: false,
    content: false,
    productIds: [],
    describedIds: [],
    stockIds: [],
    priceIds: [],
    categories: false,
    search: false,
    promotions: false,
    stores: false,
  }

  test('is anything when nobody says what changed', () => {
    expect(invalidatedBy(undefined)).toEqual({
      catalog: true,
      storefronts: true,
      content: true,
      productIds: [],
      describedIds: [],
      stockIds: [],
      priceIds: [],
      categories: true,
      search: true,
      promotions: true,
      stores: true,
    })
  })

  test('is what its tags name, and nothing for tags of another version', () => {
    expect(invalidatedBy([])).toEqual(nothing)
    expect(invalidatedBy(['brand:1', 'contents'])).toEqual(nothing)
    expect(invalidatedBy([productTag('1'), productTag('2'), contentTypeTag('layout')])).toEqual({
      ...nothing,
      content: true,
      productIds: ['1', '2'],
      describedIds: ['1', '2'],
    })
    // Of the first nothing but the pieces, of the second nothing but the prices is another; a node of an older release reads both whole.
    const some = [productTag('1'), stockTag('1'), productTag('2'), pricesTag('2'), productTag('3')]
    expect(invalidatedBy(some)).toEqual({
      ...nothing,
      productIds: ['1', '2', '3'],
      describedIds: ['3'],
      stockIds: ['1'],
      priceIds: ['2'],
    })
    expect(invalidatedBy([catalogTag]).catalog).toBe(true)
    expect(invalidatedBy([storefrontTag('nl_NL')])).toEqual({ ...nothing, storefronts: true })
    expect(invalidatedBy([categoryTag('1')])).toEqual({ ...nothing, categories: true })
    expect(invalidatedBy([promotionsTag])).toEqual({ ...nothing, promotions: true })
    expect(invalidatedBy([storesTag])).toEqual({ ...nothing, stores: true })
    expect(invalidatedBy([searchTag])).toEqual({ ...nothing, search: true })
  })
})
