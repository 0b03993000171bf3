import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createEmbeddedContent } from '#integrations/prismic/embedded-content.ts'
import { snapshotOf } from '#integrations/prismic/repository/document.ts'
import { hour, stoppedClock } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import type { Product } from '#shop/catalog/product.ts'
import { productPreviews as productPreviewsOf } from '#shop/catalog/product-preview.ts'
import { contentRoutes, linkedFields } from '#shop/content/content-routes.ts'
import { contentService } from '#shop/content/content-service.ts'
import { demoCompany } from '#test/shop/company.ts'
import { aDocument } from '#test/shop/content.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { createPreviews } from './preview.ts'

const url = 'http://preview.test/sandbox/prismic'
const draft = snapshotOf('draft', [
  aDocument({ type: 'page', uid: 'versand', lang: 'de-de' }),
  aDocument({ type: 'page', uid: 'home' }),
])
const master = snapshotOf('master', [aDocument({ type: 'page', uid: 'home' })])
const { content } = createEmbeddedContent(
  {
    master: async () => master,
    find: async (ref) => (ref === `${url}/previews/known` ? draft : ref === 'master' ? master : 'preview-expired'),
  },
  { url, routes: contentRoutes, fetchLinks: linkedFields, report: () => undefined },
)
const boot = { url: 'laars' } as Product
const clock = stoppedClock('2026-11-21T10:00:00Z')
const productPreviews = productPreviewsOf({ sealer: { seal: (text) => btoa(text), open: (text) => atob(text) }, clock })
const previews = createPreviews({
  shop: {
    productPreviews,
    catalog: {
      previewedProducts: async (_, ids) => (ids.includes('boot') ? [boot] : []),
    },
    content: contentService(
      content,
      { find: () => undefined, film: () => undefined },
      demoCompany,
      () => usualSettings,
    ),
  },
  config: {
    secure: true,
    prismic: {
      repository: undefined,
      accessToken: undefined,
      url: undefined,
      webhookSecret: undefined,
      writeToken: undefined,
      writeUrl: undefined,
    },
  },
  log: pino({ level: 'silent' }),
})
const nl = storefrontOf('nl_NL')
const open = (token: string, documentId: string) =>
  previews.open(nl, `/nl/preview/?${new URLSearchParams({ token, documentId })}`)

test('a preview leads to the page of the document in the storefront of its language', async () => {
  const { to, setCookie } = await open(`${url}/previews/known`, 'page-versand-de-de')
  expect(to).toBe('/de/versand/')
  expect(setCookie).toMatch(/^io\.prismic\.preview=%7B.*; Path=\/; SameSite=Lax; HttpOnly; Secure$/)
  expect((await open(`${url}/previews/known`, 'page-home-nl-nl')).to).toBe('/nl/')
})

test('the cookie that it sets is known again', async () => {
  const { setCookie } = await open(`${url}/previews/known`, 'page-home-nl-nl')
  expect(previews.tokenOf(`a=b; ${setCookie.split(';')[0]}`)).toBeTruthy()
  expect(previews.tokenOf('a=b')).toBeUndefined()
  expect(previews.tokenOf('io.prismic.preview=https%3A%2F%2Fevil.example%2Fpreviews%2Fx')).toBeUndefined()
  expect(previews.tokenOf(`io.prismic.preview=${'x'.repeat(5000)}`)).toBeUndefined()
})

test.each([
  ['a document that is not there', `${url}/previews/known`, 'page-nowhere-nl-nl'],
  ['a token that has expired', `${url}/previews/old`, 'page-home-nl-nl'],
  ['a token of another repository', 'https://elsewhere.prismic.io/previews/known', 'page-home-nl-nl'],
  [
    'a token that only looks like ours',
    'http://preview.test.evil.example/sandbox/prismic/previews/known',
    'page-home-nl-nl',
  ],
  ['an address in place of a token', '//evil.example', 'page-home-nl-nl'],
  ['an address in place of a document', `${url}/previews/known`, 'https://evil.example/'],
  ['nothing', '', ''],
])('%s leads to the home, and ends what was previewed', async (_, token, documentId) => {
  const { to, setCookie } = await open(token, documentId)
  expect(to).toBe('/nl/')
  expect(setCookie).toMatch(/^io\.prismic\.preview=; .*Max-Age=0/)
})

test('a preview of a product leads to its page, and is known again until it is over', async () => {
  const token = productPreviews.tokenOf('boot')
  const { to, setCookie } = await previews.open(nl, `/nl/preview/?${new URLSearchParams({ product: token })}`)
  expect(to).toBe('/nl/laars/')
  const value = /^io\.prismic\.preview=([^;]+);/.exec(setCookie)?.[1]
  expect(previews.tokenOf(`a=b; io.prismic.preview=${value}`)).toBe(token)
  const unknown = productPreviews.tokenOf('gone')
  expect((await previews.open(nl, `/nl/preview/?product=${encodeURIComponent(unknown)}`)).to).toBe('/nl/')
  expect((await previews.open(nl, '/nl/preview/?product=product.made-up')).to).toBe('/nl/')
  clock.advance(hour)
  expect(previews.tokenOf(`io.prismic.preview=${value}`)).toBeUndefined()
})
