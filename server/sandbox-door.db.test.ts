import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#database/testing.ts'
import { createEtrustedProductReviews } from '#integrations/trusted-shops/etrusted-product-reviews.ts'
import { readConfig } from './config.ts'
import { composeServingShop } from './serving-shop.ts'

const { connection } = await createTestDatabase()
const staffKey = 'a-key-that-staff-have'

/** The services of a shop as the main thread mounts them. */
async function doorsOf(environment: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-'))
  const config = readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TABLETOP_STAFF_KEY: staffKey,
    ...environment,
  })
  const shop = await composeServingShop({ ...config, database: { embedded: connection } })
  onTestFinished(async () => {
    await shop.close()
    await rm(dataDir, { recursive: true })
  })
  const app = new Hono()
  shop.mount?.(app)
  const status = async (path: string, key?: string) =>
    (
      await app.request(config.publicUrl + path, {
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      })
    ).status
  return { app, status, origin: config.publicUrl }
}

test('a shop of the public lists no payments and no sessions to whoever has no key of this start', async () => {
  const { status, app, origin } = await doorsOf({ PUBLIC_URL: 'https://shop.example' })
  for (const key of [undefined, 'test_sandbox', 'sandbox', ''])
    for (const path of ['/sandbox/mollie/v2/payments', '/sandbox/mollie/v2/methods', '/sandbox/tabletop/sessions/x'])
      expect([path, key, await status(path, key)]).toEqual([path, key, 401])
  const refused = await app.request(`${origin}/sandbox/mollie/v2/payments`)
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('for the operator of the shop') })
  expect(await status('/sandbox/tabletop/sessions/x', staffKey)).toBe(404)
  // Shoppers pay on its screens, each with the link of their own payment.
  expect(await status('/sandbox/mollie/checkout/test-mode?token=nobody')).toBe(404)
})

test('on one’s own machine it stays as easy as it is', async () => {
  const { status } = await doorsOf({})
  expect(await status('/sandbox/mollie/v2/payments', 'test_sandbox')).toBe(200)
  expect(await status('/sandbox/mollie/v2/payments')).toBe(401)
  expect(await status('/sandbox/tabletop/sessions/x')).toBe(404)
})

test('who counts has a sandbox where a developer’s settings name it, and nowhere else', async () => {
  const told = { GA4_MEASUREMENT_ID: 'G-AB12CD34EF', GA4_API_SECRET: 'a-secret-of-it' }
  const own = await doorsOf({ ...told, GA4_URL: 'http://localhost:3000/sandbox/ga4' })
  expect(await own.status('/sandbox/ga4/events')).toBe(200)
  const meta = { META_PIXEL_ID: '1234567890', META_ACCESS_TOKEN: 'a-token-of-the-pixel' }
  const withMeta = await doorsOf({ ...meta, META_URL: 'http://localhost:3000/sandbox/meta' })
  expect(await withMeta.status('/sandbox/meta/events')).toBe(200)
  expect(await (await doorsOf(meta)).status('/sandbox/meta/events')).toBe(404)
  const outside = await doorsOf(told)
  expect(await outside.status('/sandbox/ga4/events')).toBe(404)
  const open = await doorsOf({
    ...told,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example',
    GA4_URL: 'https://shop.example/sandbox/ga4',
  })
  expect(await open.status('/sandbox/ga4/events')).toBe(404)
})

test('so does eTrusted, with a review of a pair for each channel', async () => {
  const keys = { TRUSTED_SHOPS_API_KEYS: 'client:secret', TRUSTED_SHOPS_CHANNELS: 'nl_NL=chl-nl fr_FR=chl-fr' }
  const url = 'http://localhost:3000/sandbox/etrusted'
  const { app, status } = await doorsOf({ ...keys, TRUSTED_SHOPS_API_URL: url })
  expect(await status('/sandbox/etrusted/reviews')).toBe(401)
  const port = createEtrustedProductReviews({
    clientId: 'client',
    clientSecret: 'secret',
    apiUrl: url,
    loginUrl: url,
    fetch: async (input, init) => app.request(String(input), init),
  })
  expect(await port.lastChanged(['chl-nl'])).toMatchObject({ reviews: [{ product: { sku: '10110.001' } }] })
  expect(await (await doorsOf(keys)).status('/sandbox/etrusted/reviews')).toBe(404)
})
