import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withParts } from '#kernel/page-parts.ts'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { cardFixture, reducedCardOf } from '../catalog/catalog.fixture.tsx'
import { ProductCard } from '../catalog/product-card.tsx'
import { translateOf } from '../checkout/shop.fixture.tsx'
import { fragmentsOf } from '../prepare.server.tsx'
import { ShopProvider } from '../shop-context.tsx'
import { CachedFragment, FragmentProvider } from './cached-fragment.tsx'

const speakers = new Map<StorefrontCode, ReturnType<typeof translateOf>>()

function render(code: StorefrontCode, children: ReactNode, prepared = true): string {
  const storefront = storefrontOf(code)
  const t = speakers.get(code) ?? translateOf(code)
  speakers.set(code, t)
  const fragments = fragmentsOf(storefront, t, 'nonce')
  const page = renderToString(
    <ShopProvider storefront={storefront} t={t}>
      <FragmentProvider value={prepared ? fragments.prepare : undefined}>{children}</FragmentProvider>
    </ShopProvider>,
  )
  return new TextDecoder().decode(withParts(page, 'nonce', fragments.ready()))
}

describe('what recurs from page to page', () => {
  const card = <ProductCard product={reducedCardOf('de_DE')} sizes="50vw" corner={<i>corner</i>} />

  test('looks the same prepared and not, the first time and later', () => {
    const plain = render('de_DE', card, false)
    expect(render('de_DE', card)).toBe(plain)
    expect(render('de_DE', card)).toBe(plain)
  })

  test.each(['first', 'eager', 'lazy'] as const)('looks the same when its picture is fetched %s', (loading) => {
    const product = cardFixture('fr_FR')
    const shown = <ProductCard product={product} sizes="50vw" loading={loading} />
    expect(render('fr_FR', shown)).toBe(render('fr_FR', shown, false))
  })

  test('is rendered once as long as it is made of the same', () => {
    let rendered = 0
    const Counted = () => <b>{++rendered}</b>
    const part = (price: number) => (
      <CachedFragment as="div" part="counted" of={[{ price }]}>
        <Counted />
      </CachedFragment>
    )
    expect([render('nl_NL', part(1)), render('nl_NL', part(1))]).toEqual(Array(2).fill('<div><b>1</b></div>'))
    expect(render('nl_NL', part(2))).toBe('<div><b>2</b></div>')
    expect(render('nl_BE', part(2))).toBe('<div><b>3</b></div>')
  })

  test('shows another price, stock or picture at once', () => {
    const product = cardFixture('en_GB')
    for (const changed of [
      { price: { ...product.price, label: '£ 1.23' } },
      { totalAvailableStock: 0 },
      { image: { ...product.image, url: '/images/other.jpg' } },
    ]) {
      const one = <ProductCard product={product} sizes="50vw" />
      const other = <ProductCard product={{ ...product, ...changed }} sizes="50vw" />
      expect(render('en_GB', other)).not.toBe(render('en_GB', one))
      expect(render('en_GB', other)).toBe(render('en_GB', other, false))
    }
  })
})
