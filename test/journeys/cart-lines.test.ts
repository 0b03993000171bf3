import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')
const say = journeyMessagesOf(nl)

/** A shoe in the cart, on the cart's page. */
async function withShoe(options: { readonly javaScriptEnabled?: boolean } = {}) {
  const product = await somethingToBuy(nl)
  const page = await openBrowser({ ...options })
  const me = browserShopper(page, nl)
  if (options.javaScriptEnabled === false) {
    await page.goto(`/nl/${product.url}/`)
    await page.locator(`input[name="size"][value$=".${product.size}"]`).check({ force: true })
    await page
      .getByRole('button', { name: say('cart.add') })
      .first()
      .click()
    await page.waitForURL('**/cart/**')
  } else {
    await me.chooseSize(product.url, product.size)
    await page.getByRole('dialog').waitFor()
    await me.goToCart()
    await untilHydrated(page)
  }
  return { page, product }
}

const choice = (page: Page) => page.getByRole('combobox', { name: /^Maat van / })

/** Another size that can be bought: its SKU, and how it is called. */
async function anotherSize(page: Page): Promise<{ sku: string; size: string }> {
  const option = choice(page).locator('option:not(:disabled):not(:checked)').first()
  return { sku: (await option.getAttribute('value')) ?? '', size: (await option.innerText()).trim() }
}

const shownSize = (page: Page) => page.locator('main dl').first()

test('another size is chosen in the cart, at once; the summary and the number of pieces stay', async () => {
  const { page } = await withShoe()
  const { sku, size } = await anotherSize(page)
  await choice(page).selectOption(sku)
  await expect.poll(() => shownSize(page).innerText()).toContain(size)
  expect(await choice(page).inputValue()).toBe(sku)
  expect(await page.locator('main output').first().innerText()).toBe('1')
  await page.reload()
  expect(await choice(page).inputValue()).toBe(sku)
})

test('what takes an article out of the cart stands beside what keeps it for later, also on a phone', async () => {
  const { page } = await withShoe()
  await page.setViewportSize({ width: 360, height: 740 })
  const [keep, remove] = await Promise.all(
    [say('cart.save'), say('cart.remove')].map((name) =>
      page.locator('main').getByRole('button', { name }).first().boundingBox(),
    ),
  )
  expect(remove?.y).toBe(keep?.y)
})

test('the same with a button where scripts do not run', async () => {
  const { page } = await withShoe({ javaScriptEnabled: false })
  const { sku, size } = await anotherSize(page)
  await choice(page).selectOption(sku)
  await page.getByRole('button', { name: say('cart.size_change') }).click()
  await page.waitForLoadState()
  expect(await shownSize(page).innerText()).toContain(size)
  expect(await choice(page).inputValue()).toBe(sku)
})

test.each([true, false])('a line is saved for later and put back (JavaScript: %s)', async (javaScriptEnabled) => {
  const { page } = await withShoe({ javaScriptEnabled })
  await page.getByRole('button', { name: /bewaren voor later$/ }).click()
  const saved = page.getByRole('region', { name: say('cart.saved') })
  await saved.waitFor()
  await page.getByText(say('cart.empty'), { exact: true }).waitFor()
  await page.reload()
  expect(await saved.getByRole('listitem').count()).toBe(1)
  await saved.getByRole('button', { name: /in winkelmand leggen$/ }).click()
  await choice(page).waitFor()
  expect(await saved.count()).toBe(0)
})

test('a cart is passed on by a link that names articles and nobody, and is put into another by a press', async () => {
  const { page } = await withShoe({ javaScriptEnabled: false })
  const href = await page.getByRole('link', { name: say('shared_cart.link') }).getAttribute('href')
  const friend = await openBrowser()
  await openPage(friend, href ?? '')
  await friend.getByRole('heading', { level: 1, name: say('shared_cart.title') }).waitFor()
  await expectAccessible(friend)
  await openPage(friend, `${href},nothing-of-ours`)
  await friend.getByText(/hier niet meer te koop/).waitFor()
  await friend.getByRole('button', { name: /^In mijn winkelmand/ }).click()
  await friend.waitForURL('**/cart/')
  await untilHydrated(friend)
  expect(
    await friend
      .getByRole('list', { name: say('cart.lines') })
      .getByRole('listitem')
      .count(),
  ).toBe(1)
  await friend.getByRole('button', { name: new RegExp(say('product.share')) }).waitFor()
})
