import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { translateOf } from '#web/checkout/shop.fixture.tsx'
import { ShopProvider } from '#web/shop-context.tsx'
import { ErrorBoundary } from './page-boundary.tsx'

const show = (code: StorefrontCode, status: number, data: unknown = null) =>
  renderToString(
    <ShopProvider storefront={storefrontOf(code)} t={translateOf(code)}>
      <MemoryRouter>
        <ErrorBoundary error={{ status, statusText: '', internal: false, data }} params={{}} />
      </MemoryRouter>
    </ShopProvider>,
  ).replaceAll('&#x27;', "'")

test.each(storefronts.map(({ code }) => code))('%s tells what is away for a while from what is broken', (code) => {
  const t = translateOf(code)
  expect(show(code, 503)).toContain(t('e.503_text'))
  expect(show(code, 502)).toContain(t('e.500_text'))
  expect(show(code, 404)).toContain(t('e.404_text'))
})

test('a product that is not there has one text, that of the content, and a field to search in', () => {
  const t = translateOf('nl_NL')
  const slice = { type: 'richtext', id: 'one', content: { text: [] } }
  const withContent = show('nl_NL', 404, { slices: [slice] })
  expect(withContent).toContain(t('e.404_route'))
  expect(withContent).not.toContain(t('e.404_text'))
  expect(withContent).not.toContain(t('e.home'))
  const without = show('nl_NL', 404, { slices: [] })
  expect(without).toContain(t('e.404_text'))
  expect(without).toContain(t('e.home'))
})
