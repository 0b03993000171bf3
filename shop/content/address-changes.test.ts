import { expect, test } from 'vitest'
import { aDocument } from '#test/shop/content.ts'
import { addressChanges, isAddressFixed } from './address-changes.ts'

const documents = ['one', 'two'].map((uid) => aDocument({ type: 'page', uid, data: {} }))
const [one = '', two = ''] = documents.map(({ id }) => id)
const paths = (first: string, second: string) =>
  new Map([
    [one, first],
    [two, second],
  ])

test('pages lead from where they were to where they are, those below them too', () => {
  expect(addressChanges(documents, paths('/a/', '/a/look/'), paths('/b/', '/b/look/'))).toEqual([
    { storefront: 'nl_NL', from: 'a', to: 'b' },
    { storefront: 'nl_NL', from: 'a/look', to: 'b/look' },
  ])
  expect(addressChanges(documents, paths('/a/', '/c/'), paths('/a/', '/c/'))).toEqual([])
})

test('nothing leads away from where another page stands by now, or to one that is gone', () => {
  expect(addressChanges(documents, paths('/a/', '/b/'), paths('/c/', '/a/'))).toEqual([
    { storefront: 'nl_NL', from: 'b', to: 'a' },
  ])
  expect(addressChanges(documents, paths('/a/', '/b/'), new Map([[two, '/b/']]))).toEqual([])
})

test('what the shop leads to, or looks for by its address, stays where it is', () => {
  const fixed = (type: string, uid: string, data: Readonly<Record<string, unknown>> = {}) =>
    isAddressFixed(aDocument({ type, uid, data }))
  expect(fixed('page', 'maattabel')).toBe(false)
  expect(fixed('blog_post', 'a-visit')).toBe(false)
  expect(fixed('page', 'voorwaarden', { alternate_id: 'terms' })).toBe(true)
  expect(fixed('page', 'blog')).toBe(true)
  expect(fixed('page', 'cadeaukaart')).toBe(true)
  expect(fixed('brand', 'foldwick')).toBe(true)
  expect(fixed('layout', 'layout')).toBe(true)
})
