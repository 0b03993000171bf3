import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefronts } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { scanIcon } from './shortcut-icon.ts'
import { mountWebManifests } from './web-manifest.ts'

const app = new Hono()
const look = { name: 'Schoenhuis Veldman', paper: '#fbfaf7', offersScan: false }
let offersScan = false
mountWebManifests(app, async () => ({ ...look, offersScan }))

beforeEach(() => {
  offersScan = false
})

test.each(storefronts)('$code stands on a home screen by its own address, in its own language', async (storefront) => {
  const answer = await app.request(`${storefront.basePath}/site.webmanifest`)
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json; charset=utf-8')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=86400')
  const home = `${storefront.basePath}/`
  expect(await answer.json()).toMatchObject({
    id: home,
    name: 'Schoenhuis Veldman',
    lang: storefront.iso,
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: '#fbfaf7',
    icons: expect.arrayContaining([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ]),
  })
})

test.each(storefronts)(
  '$code leads to its scan page from the home screen where boxes are scanned in stores',
  async (storefront) => {
    const shortcuts = async () =>
      (await (await app.request(`${storefront.basePath}/site.webmanifest`)).json()).shortcuts
    expect(await shortcuts()).toBeUndefined()
    offersScan = true
    expect(await shortcuts()).toEqual([
      {
        name: catalogueOf(storefront.contentLang)['search.scan'],
        url: routePath(storefront, 'scan'),
        icons: [{ src: scanIcon.path, sizes: '192x192', type: 'image/png' }],
      },
    ])
  },
)
