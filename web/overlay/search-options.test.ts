import { expect, test } from 'vitest'
import { optionGroups } from './search-options.ts'

const found = {
  corrected: null,
  understood: null,
  ignored: [],
  productData: { totalCount: 0, products: [] },
  urlData: {
    urls: [
      { url: 'brands/on', label: 'On', page_group: 'Plp', parents: [] },
      { url: 'women/boots', label: 'Boots', page_group: 'Category', parents: [{ label: 'Women' }] },
      { url: 'care', label: 'Boot care', page_group: "Pagina's", parents: [] },
    ],
  },
  urlSuggestData: { suggestions: [{ text: 'ankle boots' }] },
}

test('words come first, then pages by their groups', () => {
  expect(optionGroups(found, ['belt']).map(({ title, options }) => [title, options.map(({ text }) => text)])).toEqual([
    ['overlay.suggestions', ['ankle boots']],
    ['list.categories', ['Boots']],
    ['overlay.brands', ['On']],
    ['overlay.pages', ['Boot care']],
  ])
})

test('a page says where it belongs, and nothing is shown where there is nothing', () => {
  expect(optionGroups(found, [])[1]?.options[0]).toMatchObject({ url: 'women/boots', above: 'Women' })
  expect(optionGroups(undefined, [])).toEqual([])
})

test('what was searched before is offered until something is found', () => {
  expect(optionGroups(undefined, ['belt', 'boots'])).toEqual([
    {
      title: 'overlay.recent',
      options: [
        { kind: 'word', text: 'belt' },
        { kind: 'word', text: 'boots' },
      ],
    },
  ])
})
