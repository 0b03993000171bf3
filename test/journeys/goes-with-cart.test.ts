import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

test('the bag shows what goes with it once it stands there, and each leads to its page', async () => {
  const nl = storefrontOf('nl_NL')
  const product = await somethingToBuy(nl)
  const page = await openBrowser()
  const me = browserShopper(page, nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  await me.goToCart()
  const beside = page
    .getByRole('main')
    .locator('section', { has: page.getByRole('heading', { name: 'Past er goed bij' }) })
  const link = beside.getByRole('link').first()
  await link.waitFor()
  const address = await link.getAttribute('href')
  expect(address).not.toContain(product.url)
  await link.click()
  await page.waitForURL(`**${address}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('')
})
