import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from '#kernel/slug.ts'
import { productSlug } from './product-address.ts'

const inGerman = (name: string) => ({ en: '', nl: '', de: name, fr: '', es: '' })

test.each([
  ['Stiefelette Alster', 'stiefelette-alster', 'stiefelette-alster'],
  ['Sneaker Elbe', 'sneaker-elbe-weiss', 'sneaker-elbe-weiss'],
  ['Sneaker Elbe', 'elbe-sneaker-weiss', 'elbe-sneaker-weiss'],
  ['Sneaker Elbe Damen', 'sneaker-elbe', 'damen-sneaker-elbe'],
  ['Stiefelette Düne', 'DR-77/NVY', 'stiefelette-duene-dr-77-nvy'],
  ['', 'DR-77', 'dr-77'],
])('%s with the SKU %s lies at %s', (name, sku, slug) => {
  expect(productSlug(inGerman(name), sku, 'de')).toBe(slug)
})

test('it ends with the SKU, and says no word twice', () => {
  const word = fc.constantFrom('elbe', 'sneaker', 'weiss', '38', 'alster')
  const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((all) => [...new Set(all)].join('-'))
  fc.assert(
    fc.property(words, words, (name, sku) => {
      const slug = productSlug(inGerman(name), sku, 'de')
      expect(slug.endsWith(slugOf(sku, 'de'))).toBe(true)
      expect(new Set(slug.split('-')).size).toBe(slug.split('-').length)
    }),
  )
})
