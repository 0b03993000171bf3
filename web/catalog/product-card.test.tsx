import { describe, expect, test } from 'vitest'
import { renderedTextOf, renderInShop } from '#web/checkout/shop.fixture.tsx'
import { cardFixture, reducedCardOf } from './catalog.fixture.tsx'
import { ProductCard } from './product-card.tsx'

const link = (html: string) => renderedTextOf(/<a [^>]*>.*?<\/a>/s.exec(html)?.[0] ?? '').trim()

describe('a card', () => {
  test('is one link, called by brand, name and price', () => {
    const html = renderInShop('en_GB', <ProductCard product={cardFixture('en_GB')} sizes="50vw" />)
    expect(html.match(/<a /g)).toHaveLength(1)
    expect(link(html)).toBe('Cordwainer Court £129.00')
    expect(html).toContain('href="/women/court/"')
  })

  test('leads to its own storefront', () => {
    const html = renderInShop('nl_BE', <ProductCard product={cardFixture('nl_BE')} sizes="50vw" />)
    expect(html).toContain('href="/nl-be/women/court/"')
    expect(link(html)).toMatch(/€\s129$/)
  })

  test('says what a reduced price was', () => {
    const html = renderInShop('en_GB', <ProductCard product={reducedCardOf('en_GB')} sizes="50vw" />)
    expect(link(html)).toContain('Was £129.00, now £89.95.')
    expect(renderedTextOf(html)).toContain('-30%')
  })

  test('says beside every German price what is in it', () => {
    const german = renderInShop('de_DE', <ProductCard product={cardFixture('de_DE')} sizes="50vw" />)
    const dutch = renderInShop('nl_NL', <ProductCard product={cardFixture('nl_NL')} sizes="50vw" />)
    expect(renderedTextOf(german)).toContain('inkl. MwSt., zzgl. Versandkosten')
    expect(renderedTextOf(dutch)).not.toContain('verzendkosten')
  })

  test('keeps in sight what its picture is about', () => {
    const { image } = cardFixture('en_GB')
    const cardOf = (focus: string | null) =>
      renderInShop('en_GB', <ProductCard product={cardFixture('en_GB', { image: { ...image, focus } })} sizes="50vw" />)
    expect(cardOf('50% 20%')).toContain('style="object-position:50% 20%"')
    expect(cardOf(null)).not.toContain('style=')
  })

  test('says what many think of it, for eyes and for ears', () => {
    const cardOf = (code: 'nl_NL' | 'en_GB', rating: { average: number; count: number } | null) =>
      renderInShop(code, <ProductCard product={cardFixture(code, { rating })} sizes="50vw" />)
    const dutch = renderedTextOf(cardOf('nl_NL', { average: 4.3, count: 17 }))
    expect(dutch).toContain('4,3 (17)')
    expect(dutch).toContain('4,3 van 5 uit 17 beoordelingen')
    expect(renderedTextOf(cardOf('en_GB', { average: 4, count: 3 }))).toContain('4.0 of 5 from 3 reviews')
    // No stars without reviews, and no space for them.
    expect(cardOf('en_GB', null)).not.toContain('#star')
  })

  test('counts the colours of the model', () => {
    const html = renderInShop('en_GB', <ProductCard product={cardFixture('en_GB')} sizes="50vw" />)
    expect(renderedTextOf(html)).toContain('2 colours')
  })
})

describe('quick add', () => {
  test('goes to the sizes where there are several', () => {
    const html = renderInShop('en_GB', <ProductCard product={cardFixture('en_GB')} sizes="50vw" />)
    expect(html).toContain('action="/add-to-cart/?sku=10110.001" method="get"')
    expect(renderedTextOf(html)).toContain('Choose size : Cordwainer Court')
  })

  test('posts where there is one size', () => {
    const html = renderInShop('en_GB', <ProductCard product={cardFixture('en_GB', { isOneSize: true })} sizes="50vw" />)
    expect(html).toContain('action="/add-to-cart/?sku=10110.001" method="post"')
    expect(renderedTextOf(html)).toContain('Add to bag : Cordwainer Court')
  })

  test('is not offered for what can not be bought', () => {
    const soldOut = renderInShop(
      'en_GB',
      <ProductCard product={cardFixture('en_GB', { totalAvailableStock: 0 })} sizes="50vw" />,
    )
    const coming = renderInShop(
      'en_GB',
      <ProductCard product={cardFixture('en_GB', { isComingSoon: true })} sizes="50vw" />,
    )
    expect(soldOut).not.toContain('<form')
    expect(renderedTextOf(soldOut)).toContain('Out of stock')
    expect(coming).not.toContain('<form')
  })
})
