import { expect, test } from 'vitest'
import { renderInShop } from '#web/checkout/shop.fixture.tsx'
import { CartInStores } from './cart-stores.tsx'

const store = { code: 'AMS', name: 'Amsterdam', abroad: false, reference: undefined }
const abroad = { ...store, code: 'ANR', name: 'Antwerpen', abroad: true }

test.each([
  [1, [], 'Geen van onze winkels heeft dit nu'],
  [2, [], 'Geen van onze winkels heeft nu alles'],
  [1, [store], 'Dit ligt in een van onze winkels'],
  [3, [store, { ...store, code: 'UTR' }], 'Alles ligt in 2 van onze winkels'],
  [3, [store, abroad], 'Alles ligt in een van onze winkels'],
  [1, [abroad], 'Dit ligt in een van onze winkels in het buitenland'],
])('of %i articles it is said where they are, in words for so many', (pieces, stores, text) => {
  expect(renderInShop('nl_NL', <CartInStores cart={{ own: undefined, pieces, stores }} />)).toContain(text)
})

test('who stands in a store that has it is told so', () => {
  const html = renderInShop('nl_NL', <CartInStores cart={{ own: 'AMS', pieces: 1, stores: [store] }} />)
  expect(html).toContain('Dit ligt hier, in Amsterdam')
})
