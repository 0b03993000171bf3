import { describe, expect, test } from 'vitest'
import { renderedTextOf, renderInShop, translateOf } from '#web/checkout/shop.fixture.tsx'
import { discountLabel, PriceBlock } from './price-block.tsx'

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a reduced price', () => {
  const t = translateOf('nl_NL')
  const html = renderInShop('nl_NL', <PriceBlock t={t} price="€ 89,95" prior="€ 129,00" discount="-30%" />)

  test('is read as was and now', () => {
    expect(renderedTextOf(html)).toContain('Was € 129,00, nu € 89,95.')
  })

  test('names the lowest price of the 30 days before it', () => {
    expect(renderedTextOf(html)).toContain('Laagste prijs in de afgelopen 30 dagen: € 129,00')
  })

  test('strikes the price that it is compared with', () => {
    expect(html).toMatch(/<s[^>]*>€ 129,00<\/s>/)
    expect(renderedTextOf(html)).toContain('-30%')
  })
})

test('a price without a reduction is only a price', () => {
  const html = renderInShop('en_GB', <PriceBlock t={translateOf('en_GB')} price="£89.95" />)
  expect(renderedTextOf(html).trim()).toBe('£89.95')
})

test('a percentage is written as the language writes it, and not at all when there is none', () => {
  expect(discountLabel('en-GB', 30)).toBe('-30%')
  expect(spaces(discountLabel('de-DE', 30) ?? '')).toBe('-30 %')
  expect(discountLabel('nl-NL', 0)).toBeUndefined()
})
