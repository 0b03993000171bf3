import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { translateOf } from '#web/checkout/shop.fixture.tsx'
import { ShopProvider } from '#web/shop-context.tsx'
import { LastResort } from './last-resort.tsx'

const show = (code: StorefrontCode, error: unknown) =>
  renderToString(
    <ShopProvider storefront={storefrontOf(code)} t={translateOf(code)}>
      <LastResort error={error} />
    </ShopProvider>,
  )

test('when the page and the page about its error fail, it says so, with details and a way home', () => {
  const html = show('en_GB', new Error('no connection'))
  expect(html).toContain(
    'An error occurred while showing the page and another error occurred while showing the error page.',
  )
  expect(html).toMatch(/Error details:[^a-z]*no connection/)
  expect(html).toContain('<a href="/">Go back to home</a>')
  expect(html).toContain('noindex')
  expect(show('en_GB', { status: 502 })).toMatch(/Error details:[^a-z0-9]*502/)
})

test.each(storefronts.map(({ code }) => code))(
  'the last resort of %s speaks its language, leads to its home, and shows no mark-up of an error',
  (code) => {
    const html = show(code, new Error('<script>alert(1)</script>'))
    expect(html.replaceAll('&#x27;', "'")).toContain(translateOf(code)('e.twice'))
    expect(html).toContain(`<a href="${storefrontOf(code).basePath}/">`)
    expect(html).not.toContain('<script')
  },
)
