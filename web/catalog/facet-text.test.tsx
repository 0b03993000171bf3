import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { inputOf, renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { FacetFields } from './facet-fields.tsx'
import { chipText, optionText } from './facet-text.ts'

const half = { value: '37.5', label: '37.5', count: 3, chosen: true }

test.each([
  ['nl_NL', '37,5', 'Maat 37,5'],
  ['de_DE', '37,5', 'Größe 37,5'],
  ['en_GB', '37.5', 'Size 37.5'],
] as const)('in %s a filter for a half size says %s, and its chip %s', (code, own, chip) => {
  const place = { t: translateOf(code), storefront: storefrontOf(code) }
  expect(chipText('size', half, place)).toBe(chip)
  const html = renderInShop(code, <FacetFields facet={{ name: 'size', values: [half], groups: [], bars: [] }} />)
  expect(renderedTextOf(html)).toContain(` ${own} `)
  // The form sends what the search knows.
  expect(inputOf(html, 'size', '37.5')).toContain('checked')
})

test('what is no size keeps its points', () => {
  const place = { t: translateOf('nl_NL'), storefront: storefrontOf('nl_NL') }
  expect(optionText('brand', { value: 'no-1.5', label: 'No. 1.5' }, place)).toBe('No. 1.5')
})
