import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pathOf } from '#kernel/routes.ts'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { translateOf } from '#web/checkout/shop.fixture.tsx'
import { ShopProvider } from '#web/shop-context.tsx'
import { type DeadLinkKind, deadLinkOf } from './dead-link.ts'
import { ErrorBoundary } from './layouts/page-boundary.tsx'

/** What somebody reads behind a mailed link that is over. */
function pageBehind(code: StorefrontCode, kind: DeadLinkKind): { readonly status: number | undefined; html: string } {
  const storefront = storefrontOf(code)
  const t = translateOf(code)
  const thrown = deadLinkOf({ t, to: (name, params) => pathOf(storefront.language, name, params) }, kind)
  const status = thrown.init?.status
  const error = { status: status ?? 500, statusText: '', internal: false, data: thrown.data }
  const html = renderToString(
    <ShopProvider storefront={storefront} t={t}>
      <MemoryRouter>
        <ErrorBoundary error={error} params={{}} />
      </MemoryRouter>
    </ShopProvider>,
  )
  return { status, html: html.replaceAll('&#x27;', "'") }
}

const kinds = [
  ['newsletter', 'newsletterJoin'],
  ['settings', 'newsletterJoin'],
  ['email', 'customerOrders'],
  ['data', 'accountData'],
  ['order', 'customerOrders'],
  ['giftCard', 'giftCard'],
  ['alerts', undefined],
  ['reservation', undefined],
  ['withdrawal', 'withdraw'],
] as const

describe.each(storefronts.map(({ code }) => code))('in %s', (code) => {
  test.each(kinds)('a link for %s that is over says so, and where a new one is', (kind, again) => {
    const t = translateOf(code)
    const { language } = storefrontOf(code)
    const { status, html } = pageBehind(code, kind)
    expect(status).toBe(404)
    expect(html).toContain(t('account.dead_link_title'))
    expect(html).not.toContain(t('e.404_text'))
    expect(html).toContain(`href="${t('path.customer_service')}"`)
    if (again) expect(html).toContain(`href="${pathOf(language, again)}"`)
  })
})
