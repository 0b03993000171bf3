import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { storefronts } from '#kernel/storefront.ts'
import { mountWebManifests } from './web-manifest.ts'

const app = new Hono()
mountWebManifests(app, () => ({ name: 'Schoenhuis Veldman', paper: '#fbfaf7' }))

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
