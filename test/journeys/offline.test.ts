import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const lost = /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Error loading route module/
const list = '/nl/dames/schoenen/'
const product = '/nl/lakpump-serena-zwart/'

const openPocket = (options: Parameters<typeof openBrowser>[0] = {}) =>
  openBrowser({ serviceWorkers: 'allow', expected: lost, ...options })

/** The worker stands, and what it shows is kept. */
const untilReady = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }))
  })
const keptProducts = (page: Page, code = 'nl_NL') =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{"products":[]}').products.length as number,
    `xsa_kept_products.${code}`,
  )
/** Pictures of them come later, one after the other. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('pictures'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().length
  })
const keptOrders = (page: Page) => page.evaluate(() => localStorage.getItem('xsa_kept_orders'))
const offlineHeading = (page: Page, name = 'Je bent offline') => page.getByRole('heading', { level: 1, name })

async function logIn(page: Page, customer: (typeof demoCustomers)[number] | undefined) {
  await openPage(page, routePath(nl, 'account'))
  await page.locator('main input[name="username"]').fill(customer?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL('**/nl/customer/')
}

test.each([360, 768, 1280])(
  'at %i pixels a shopper without a network sees what they liked and looked at',
  async (width) => {
    const page = await openPocket({ viewport: { width, height: 900 } })
    await openPage(page, list)
    await untilReady(page)
    const heart = page
      .locator('main')
      .getByRole('button', { name: say('wishlist.add') })
      .first()
    const label = (await heart.getAttribute('aria-label')) ?? ''
    await heart.click()
    const liked = label.slice(label.indexOf(': ') + 2)
    await openPage(page, product)
    await expect.poll(() => keptProducts(page)).toBe(2)
    await expect.poll(() => keptPictures(page)).toBe(2)

    await page.context().setOffline(true)
    await page.goto('/nl/cart/')
    await offlineHeading(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/nl/cart/')
    const wished = page.locator('section', { has: page.getByRole('heading', { name: 'Op je verlanglijst' }) })
    await wished.getByRole('link', { name: liked }).waitFor()
    const viewed = page.locator('section', { has: page.getByRole('heading', { name: 'Laatst bekeken' }) })
    expect(await viewed.getByRole('link').getAttribute('href')).toBe(product)
    await expect
      .poll(() => viewed.locator('img').evaluate((image) => (image as HTMLImageElement).src))
      .toMatch(/^blob:/)
    // What may be another tomorrow is not there.
    expect(await page.locator('main').textContent()).not.toMatch(/€/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await axeFindings(page)).toEqual([])

    await page.context().setOffline(false)
    // A page that was opened without a network takes itself for connected under emulation, and is told nothing of a change.
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await page.getByText('Je apparaat heeft weer verbinding.').waitFor()
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
    await page.getByRole('heading', { level: 1, name: say('cart.title') }).waitFor()
  },
)

test('a link inside the shop leads to the same page', async () => {
  const page = await openPocket()
  await openPage(page, '/nl/')
  await untilReady(page)
  await page.context().setOffline(true)
  await page.locator('main a[href^="/nl/"]').first().click()
  await offlineHeading(page).waitFor()
})

test('each storefront says so in its own language, and only over its own pages', async () => {
  const page = await openPocket()
  await openPage(page, '/de/')
  await untilReady(page)
  await openPage(page, '/fr/')
  await untilReady(page)
  await page.context().setOffline(true)
  await page.goto('/de/customer/')
  await offlineHeading(page, 'Sie sind offline').waitFor()
  await page.goto('/fr/')
  await offlineHeading(page, 'Vous êtes hors ligne').waitFor()
  await expect(page.goto('/nl/')).rejects.toThrow()
})

test('orders are there for whoever is logged in, as last seen, and gone with the press that logs out', async () => {
  const [someone] = demoCustomers
  const page = await openPocket()
  await logIn(page, someone)
  await untilReady(page)
  await openPage(page, routePath(nl, 'customerOrders'))
  const numbers = await page.locator('main h2 a').allTextContents()
  expect(numbers.length).toBeGreaterThan(0)
  await expect.poll(() => keptOrders(page)).not.toBeNull()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('loggedIn'))).toBe('1')
  const kept = (await keptOrders(page)) ?? ''
  for (const secret of ['€', '@', someone?.addresses[0]?.lastName ?? '?', someone?.addresses[0]?.street ?? '?'])
    expect(kept).not.toContain(secret)

  await page.context().setOffline(true)
  await page.goto(routePath(nl, 'customerOrders'))
  await offlineHeading(page).waitFor()
  const orders = page.locator('section', { has: page.getByRole('heading', { name: 'Je bestellingen' }) })
  const shown = await orders.locator('li strong').allTextContents()
  expect(numbers.map((text) => text.split(' ').at(-1))).toEqual(expect.arrayContaining(shown))
  expect(shown.length).toBeGreaterThan(0)

  // A log-in lasts a week, and what was seen under it no longer.
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  await page.goto(routePath(nl, 'customerOrders'))
  await offlineHeading(page).waitFor()
  expect(await orders.isHidden()).toBe(true)

  await page.context().setOffline(false)
  await openPage(page, routePath(nl, 'customer'))
  // The line breaks with the press: the shop never answers it.
  await page.context().setOffline(true)
  await page
    .getByRole('button', { name: say('account.logout') })
    .first()
    .click()
  await page.waitForURL('chrome-error://**')
  await page.context().setOffline(false)
  await page.goto('/robots.txt')
  expect(await keptOrders(page)).toBeNull()
})

test('somebody else who logs in sees nothing of the orders of before, also where nobody was seen to leave', async () => {
  const [one, other] = demoCustomers
  const page = await openPocket()
  await logIn(page, one)
  await openPage(page, routePath(nl, 'customerOrders'))
  await expect.poll(() => keptOrders(page)).not.toBeNull()
  const orders = (await keptOrders(page)) ?? ''
  await page.context().clearCookies({ name: 'customer_token' })
  await logIn(page, other)
  // As if the page in between had never come to ask who is there.
  await page.evaluate((text) => localStorage.setItem('xsa_kept_orders', text), orders)
  await openPage(page, '/nl/')
  await expect.poll(() => keptOrders(page)).toBeNull()
})

test('nothing of any page is kept, and a worker that is replaced leaves no page behind', async () => {
  const page = await openPocket()
  await page.addInitScript(() => sessionStorage.setItem('seen', '1'))
  await openPage(page, '/nl/')
  await untilReady(page)
  await openPage(page, '/nl/cart/')
  const urls = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('offline:'))
      const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return caught.flat().map(({ url }) => new URL(url).pathname)
    })
  expect(await urls()).toEqual(['/nl/offline.html'])
  await page.evaluate(() =>
    caches.open('offline:/nl/:of-an-older-release').then((cache) => cache.put('/nl/offline.html', new Response('old'))),
  )
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).unregister()
  })
  await openPage(page, '/nl/')
  await untilReady(page)
  await expect.poll(urls).toEqual(['/nl/offline.html'])
})

test('a tablet of a store has no worker and keeps nothing', async () => {
  const page = await openPocket()
  await page.context().addCookies([{ name: 'xsa_store_location', value: 'AMS', url: origin() }])
  await openPage(page, list)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
