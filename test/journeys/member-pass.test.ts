import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { openBrowser, openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)
const offline = 'Je bent offline'
const someone = demoCustomers[0]

async function logIn(page: Page) {
  await page.goto(routePath(nl, 'account'))
  await page.locator('main input[name="username"]').fill(someone?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL('**/nl/customer/')
}
const keptOn = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name === 'member-pass').length)

test('a pass that is kept opens at a till without a network, and goes when its owner logs out', async () => {
  const page = await openBrowser({
    path: '/nl/',
    serviceWorkers: 'allow',
    expected: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/,
  })
  await logIn(page)
  await page
    .locator('main')
    .getByRole('link', { name: say('account.pass_open') })
    .click()
  await page.getByRole('heading', { level: 1, name: say('account.pass') }).waitFor()
  expect(await keptOn(page)).toBe(0)
  await page.getByRole('button', { name: say('account.pass_keep') }).click()
  await page.getByRole('button', { name: say('account.pass_forget') }).waitFor()
  const number = (await page.locator('figcaption').textContent()) ?? ''
  expect(number).toMatch(/^C\d+$/)

  await page.context().setOffline(true)
  await page.goto(routePath(nl, 'customerPass'))
  await page.getByRole('heading', { level: 1, name: say('account.pass') }).waitFor()
  expect(await page.locator('figcaption').textContent()).toBe(number)
  // The bars are as wide as with a network: their styles are here, too.
  expect((await page.locator('figure svg').boundingBox())?.height).toBeGreaterThan(80)
  // Nothing else of the shop is kept.
  await page.goto(routePath(nl, 'customerOrders'))
  await page.getByRole('heading', { level: 1, name: offline }).waitFor()

  await page.context().setOffline(false)
  await page.goto(routePath(nl, 'customer'))
  await page
    .getByRole('button', { name: say('account.logout') })
    .first()
    .click()
  await page.waitForURL(`**${routePath(nl, 'account')}`)
  await expect.poll(() => keptOn(page)).toBe(0)
  await page.context().setOffline(true)
  await page.goto(routePath(nl, 'customerPass'))
  await page.getByRole('heading', { level: 1, name: offline }).waitFor()
})

test('a tablet of a store keeps nobody’s pass', async () => {
  const page = await openBrowser({ path: '/nl/' })
  await logIn(page)
  await page.context().addCookies([{ name: 'xsa_store_location', value: 'AMS', url: origin() }])
  await openPage(page, routePath(nl, 'customerPass'))
  await page.locator('figure svg').waitFor()
  expect(await page.getByRole('button', { name: say('account.pass_keep') }).count()).toBe(0)
})

test('in every storefront it can stand on a home screen, with a name in its language', async () => {
  const names = new Set<string>()
  for (const storefront of storefronts) {
    const response = await fetch(origin() + routePath(storefront, 'customerPassManifest'))
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
    ])
    const manifest = (await response.json()) as {
      short_name: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.start_url).toBe(routePath(storefront, 'customerPass'))
    names.add(manifest.short_name)
    for (const { src } of manifest.icons)
      expect((await fetch(origin() + src)).headers.get('content-type')).toBe('image/png')
  }
  expect(names.size).toBe(4)
})
