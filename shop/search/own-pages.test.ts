import { expect, test } from 'vitest'
import { findPages } from './find-pages.ts'
import { ownPages, type SearchableStore } from './own-pages.ts'

const store: SearchableStore = {
  reference: 'cordwainer-lille',
  title: 'Cordwainer Lille',
  street: 'Rue de la Clef',
  city: 'Lille',
  localNames: { nl: { city: 'Rijsel' } },
}
const offered = { stores: [store], offersGiftCards: true }
const urls = (query: string, pages = ownPages({ language: 'nl' }, offered)) =>
  findPages(pages, 'nl')
    .pages(query, 5)
    .map(({ url }) => url)

test('stores are found by their town, in either language, and by what one calls a store', () => {
  expect(urls('rijsel')).toEqual(['winkels/cordwainer-lille'])
  expect(urls('winkel lille')).toEqual(['winkels/cordwainer-lille'])
  expect(urls('openingstijden')[0]).toBe('winkels')
})

test('gift cards are found by their other names, where they are sold', () => {
  expect(urls('cadeaubon')).toEqual(['cadeaukaart'])
  expect(urls('cadeaubon', ownPages({ language: 'nl' }, { ...offered, offersGiftCards: false }))).toEqual([])
})
