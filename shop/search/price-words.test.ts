import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Language } from '#kernel/storefront.ts'
import { languageRules } from './languages/rules.ts'
import { pricePhraseAt } from './price-words.ts'
import { searchTerm } from './text.ts'

function priceIn(language: Language, query: string) {
  const term = searchTerm(query)
  if (term.kind !== 'words') return undefined
  for (const at of term.words.keys()) {
    const found = pricePhraseAt(term.words, at, languageRules[language])
    if (found) return found.wish.kind === 'range' ? [found.wish.from, found.wish.to] : found.wish.kind
  }
  return undefined
}

test.each([
  ['en', 'trainers under 100', [0, 100]],
  ['en', 'boots under £150 for men', [0, 150]],
  ['en', 'between 50 and 100 pounds', [50, 100]],
  ['en', '£50-£100 bags', [50, 100]],
  ['en', 'at least 200 pounds', [200, 1_000_000]],
  ['en', 'cheap red heels', 'low'],
  ['en', 'not too expensive boots', 'low'],
  ['en', 'luxury handbag', 'high'],
  ['nl', 'onder de 80 euro laarzen', [0, 80]],
  ['nl', 'laarzen tot €99,95', [0, 99.95]],
  ['nl', 'tussen de 50 en 100 euro', [50, 100]],
  ['nl', 'van 50 tot 100 euro', [50, 100]],
  ['nl', 'goedkope sneakers', 'low'],
  ['de', 'Stiefel bis 120 €', [0, 120]],
  ['de', 'Schuhe für unter 100 Euro', [0, 100]],
  ['de', 'zwischen 100 und 150 €', [100, 150]],
  ['de', 'günstige Sneaker', 'low'],
  ['fr', 'bottes à moins de 100 €', [0, 100]],
  ['fr', 'pas plus de 120 euros', [0, 120]],
  ['fr', 'entre 50 et 100 €', [50, 100]],
  ['fr', 'baskets pas chères', 'low'],
  ['es', 'botas por menos de 100 €', [0, 100]],
  ['es', 'zapatillas hasta 80 euros', [0, 80]],
  ['es', 'entre 50 y 100 €', [50, 100]],
  ['es', 'sandalias baratas', 'low'],
  ['es', 'bolso de lujo', 'high'],
  ['es', 'zapatos talla 38', undefined],
  ['en', 'pumps 39', undefined],
  ['nl', 'laarzen van maat 38 tot 42', undefined],
  ['de', 'Stiefel bis 42', undefined],
] as const)('%s: %s', (language, query, price) => {
  expect(priceIn(language, query)).toEqual(price)
})

test('a price is read wherever it stands in the sentence', () => {
  const word = fc.constantFrom('red', 'shoes', 'women', 'leather', 'wedding')
  const around = fc.array(word, { maxLength: 4 })
  fc.assert(
    fc.property(around, around, fc.integer({ min: 10, max: 999 }), (before, after, price) => {
      expect(priceIn('en', [...before, 'under', `£${price}`, ...after].join(' '))).toEqual([0, price])
    }),
  )
})
