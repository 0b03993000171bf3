import { test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

test('a part of the page that was replaced by a new version is had by loading anew, once a minute', async () => {
  const storefront = storefrontOf('de_DE')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ expected: /dynamically imported module/ })
  let gone = true
  await page.route('**/assets/size-dialog-*.js', (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto(`${storefront.basePath}/damen/`)
  const opener = page.getByRole('button', { name: say('card.choose') }).first()

  await untilHydrated(page)
  const loaded = page.waitForEvent('load')
  await opener.click()
  await loaded

  await untilHydrated(page)
  await opener.click()
  await page.getByRole('heading', { name: say('e.500') }).waitFor()

  gone = false
  await page.reload()
  await untilHydrated(page)
  await opener.click()
  await page.getByRole('dialog').getByRole('button', { name: /^\d/ }).first().waitFor()
})

test('a page whose code is gone is loaded anew, and after that says that it failed', async () => {
  const storefront = storefrontOf('nl_NL')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ expected: /route module|dynamically imported module/ })
  let gone = true
  await page.route('**/assets/stores-*.js', (route) =>
    gone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  await page.goto(`${storefront.basePath}/dames/`)
  await untilHydrated(page)
  const stores = page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('stores.title') })
    .first()

  const loaded = page.waitForEvent('load')
  await stores.click()
  await loaded
  await untilHydrated(page)
  await stores.click()
  await page.getByRole('heading', { name: say('e.500') }).waitFor()
  await page.getByRole('banner').waitFor()

  gone = false
  await page.goto(`${storefront.basePath}/dames/`)
  await untilHydrated(page)
  await stores.click()
  await page.getByRole('heading', { level: 1, name: say('stores.title') }).waitFor()
})
