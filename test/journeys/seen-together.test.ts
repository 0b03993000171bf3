import { join } from 'node:path'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { senderOptions } from '#server/jobs.ts'
import { jobNames } from '#shop/jobs.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { usualSettings } from '#test/shop/settings.ts'
import { dataDir, openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const fewest = usualSettings.recommendations.fewestSeen
/** The browser of the journeys says that nobody looks at it. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

type Listed = {
  readonly url: string
  readonly boughtTogether: readonly unknown[]
  readonly similarProducts: readonly { readonly url: string }[]
}

/** Paths of a product and of two that its page leads to, of none of which orders say anything. */
async function productWithOthers() {
  const { productData } = await askOverHttp<{ productData: { products: Listed[] } }>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { url boughtTogether { sku } similarProducts { url } } } } }',
    {},
    { store: nl.code },
  )
  const unbought = productData.products.filter((one) => one.boughtTogether.length === 0)
  const isUnbought = ({ url }: { readonly url: string }) => unbought.some((one) => one.url === url)
  for (const one of unbought) {
    const [often, seldom] = one.similarProducts.filter(isUnbought)
    if (often && seldom) return { path: pathOf(one), often: pathOf(often), seldom: pathOf(seldom) }
  }
  throw new Error('Orders say something of everything')
}
const pathOf = ({ url }: { readonly url: string }) => `${nl.basePath}/${url}/`

/** What a device keeps and how it is known: names of cookies and of what scripts store. */
const keptOn = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name).sort(),
  stored: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()),
})

/** Asks for a page as a browser does that follows a link to it. */
async function follow(page: Page, from: string, to: string, network: string) {
  const headers = { referer: `${origin()}${from}`, 'user-agent': userAgent, 'x-forwarded-for': network }
  expect((await page.request.get(to, { headers })).status()).toBe(200)
}

async function withDatabase<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const socket = encodeURIComponent(join(dataDir(), 'postgres/run'))
  const connectionString = `postgres://cordwainer@localhost/cordwainer?host=${socket}`
  const pool = new pg.Pool({ connectionString, max: 1 })
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}

const row = (page: Page) =>
  page.getByRole('main').locator('section', { has: page.getByRole('heading', { name: say('product.seen_together') }) })
const shownOn = async (page: Page, path: string) => {
  await openPage(page, path)
  return row(page)
    .getByRole('link')
    .evaluateAll((all) => [...new Set(all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))])
}

test('what shoppers of enough networks look at together stands there the night after, and nothing of it on their devices', {
  timeout: 300_000,
}, async () => {
  const { path, often, seldom } = await productWithOthers()
  const first = await openBrowser({ path, userAgent })
  expect(await row(first).count()).toBe(0)
  await first.waitForFunction(() => (localStorage.getItem('xsa_recently_viewed') ?? '').length > 4)
  const before = await keptOn(first)
  const beacons: string[] = []
  first.on('request', (request) => {
    if (request.resourceType() === 'ping') beacons.push(request.url())
  })
  await first.getByRole('main').locator(`a[href="${often}"]`).first().click()
  await first.waitForURL(`**${often}`)
  expect([await keptOn(first), beacons]).toEqual([before, []])

  // The same shopper again, and who asks not to be counted.
  for (let time = 0; time < 5; time++) await follow(first, path, often, '203.0.113.200')
  await first.request.get(often, {
    headers: { referer: `${origin()}${path}`, 'user-agent': userAgent, 'sec-gpc': '1' },
  })
  for (let at = 0; at < fewest - 2; at++) await follow(first, often, path, `203.0.113.${at}`)
  for (let at = 0; at < fewest - 1; at++) await follow(first, path, seldom, `203.0.113.${at}`)

  await withDatabase(async (pool) => {
    const counts = async () => (await pool.query('select networks from seen_pair_days order by 1')).rows
    // Counts are written down once a minute.
    await expect.poll(counts, { timeout: 100_000 }).toEqual([{ networks: fewest - 1 }, { networks: fewest }])
    const boss = new PgBoss(senderOptions(pool))
    await boss.start()
    await boss.send(jobNames.learnPairs, {})
    await boss.stop({ graceful: false })
  })
  const later = await openBrowser()
  await expect.poll(() => shownOn(later, path)).toContain(often)
  expect(await shownOn(later, path)).not.toContain(seldom)
  await expect.poll(() => shownOn(later, often)).toContain(path)
  expect(await shownOn(later, seldom)).not.toContain(path)
})
