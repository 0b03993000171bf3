import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const say = journeyMessagesOf(storefrontOf('nl_NL'))

/** What the console says of code and data that a test takes away. */
const expected = /Failed to (?:load|fetch)|Error loading route module|React Router caught/

const leave = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Onze winkels' }).click()
const awake = (page: Page) => page.waitForFunction(() => 'dataLayer' in window)

async function expectErrorPage(page: Page) {
  await page.getByRole('heading', { level: 1, name: say('e.500') }).waitFor()
  // The frame of the shop stays around it, and leads on.
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await page.locator('meta[name="robots"][content="noindex"]').count()).toBe(1)
  await page.unrouteAll()
  await page
    .getByRole('main')
    .getByRole('link', { name: say('e.home') })
    .click()
  await page.waitForURL('**/nl/')
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('code that is gone loads the page anew, once a minute; after that the page is one that fails', async () => {
  const page = await openBrowser({ path: '/nl/over-ons/', expected })
  await awake(page)
  let loads = 0
  page.on('load', () => loads++)
  // A new version was put in place: the code of this page has another name now.
  await page.route(/\/assets\/stores-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }))
  const reloaded = page.waitForEvent('load')
  await leave(page)
  await reloaded
  await awake(page)
  const { pathname } = new URL(page.url())
  // Where the router had not gone yet, the page of before is loaded anew; nothing is lost by asking again.
  if (pathname === '/nl/over-ons/') await leave(page)
  await expectErrorPage(page)
  expect(loads).toBe(1)
})

test('a page whose data can’t be had shows the error page, in the frame of the shop, with a way home', async () => {
  const page = await openBrowser({ path: '/nl/over-ons/', expected })
  await awake(page)
  await page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await leave(page)
  await expectErrorPage(page)
})
