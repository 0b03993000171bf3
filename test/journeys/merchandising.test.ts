import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

/** SKUs of a list's first products, as a shopper who comes now sees them. */
async function listed(shopper: Page, path: string): Promise<readonly (string | undefined)[]> {
  await openPage(shopper, path)
  const links = await shopper
    .locator('main [data-product]')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? one.dataset.product : undefined)))
  return [...new Set(links)].slice(0, 8)
}

const skusIn = (page: Page) =>
  page
    .locator('.placed > li')
    .evaluateAll((all) => all.slice(0, 8).map((one) => (one instanceof HTMLElement ? one.dataset.sku : undefined)))

test('a merchandiser puts products in order by keyboard and by dragging, and shoppers see it once it is published', async () => {
  const path = '/nl/heren/boots/'
  const page = await openAsInvited('lists@shop.example', ['merchandiser'])
  const shopper = await openBrowser({ path: '/nl/' })
  const { merchandising: said } = await saidOn(page)
  await page.goto('/merchandising')
  await expectAccessible(page)
  await page.goto('/merchandising/lists/men-boots?storefront=nl_NL')
  const before = await skusIn(page)
  expect(await listed(shopper, path)).toEqual(before)
  await expectAccessible(page)

  const third = page.locator('.placed > li').nth(2)
  const name = await third.getByRole('link').innerText()
  await third.getByRole('button', { name: said.earlier(name) }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(said.changed).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(said.earlier(name))
  await page.keyboard.press('Enter')
  await page.locator('.placed > li').first().getByText(said.pinned).waitFor()
  const [first, second, moved] = before
  expect((await skusIn(page)).slice(0, 3)).toEqual([moved, first, second])
  expect(await listed(shopper, path)).toEqual(before)

  await page.locator('html[data-hydrated]').waitFor()
  await page.locator('.placed > li').nth(4).dispatchEvent('dragstart')
  await page.locator('.placed > li').nth(1).dispatchEvent('drop')
  await page.locator('.placed > li').nth(1).getByText(said.pinned).waitFor()
  expect((await skusIn(page)).slice(0, 4)).toEqual([moved, before[4], first, second])
  await expectAccessible(page)

  const expected = await skusIn(page)
  await page.getByRole('button', { name: said.publish, exact: true }).click()
  await page.getByRole('status').getByText(said.published).waitFor()
  await expect.poll(() => listed(shopper, path)).toEqual(expected)
  const byPrice = await listed(shopper, `${path}?sort=priceasc`)
  expect(byPrice).not.toEqual(expected)

  await page.getByRole('button', { name: said.remove }).click()
  await page.getByRole('status').getByText(said.published).waitFor()
  await expect.poll(() => listed(shopper, path)).toEqual(before)
})

test('without a script a rule is shown before it is published, and a place is given by an article’s number', async () => {
  const page = await openAsInvited('noscript@shop.example', ['merchandiser'], { javaScriptEnabled: false })
  const { merchandising: said, problems } = await saidOn(page)
  await page.goto('/merchandising/lists/men-shoes?storefront=nl_NL')
  const before = await skusIn(page)
  await page.getByLabel(said.step(1), { exact: true }).selectOption('NEWEST')
  await page.locator('#steps').getByRole('button', { name: said.show }).click()
  await page.getByText(said.changed).waitFor()
  expect(await page.getByLabel(said.step(1), { exact: true }).inputValue()).toBe('NEWEST')

  await page.getByLabel(said.addSku).fill('nothing')
  await page.getByRole('button', { name: said.addSubmit }).click()
  await page.getByRole('alert').getByText(problems['arrangement-product-not-there']).waitFor()
  expect(await page.getByLabel(said.addSku).inputValue()).toBe('nothing')
  await page.getByLabel(said.addSku).fill(before[3] ?? '')
  await page.getByRole('button', { name: said.addSubmit }).click()
  await page.locator('.placed > li').first().getByText(said.pinned).waitFor()
  expect((await skusIn(page))[0]).toBe(before[3])
})

test('a merchandiser says what a word means and leads a search to a page', async () => {
  const page = await openAsInvited('search@shop.example', ['merchandiser'])
  const shopper = await openBrowser({ path: '/nl/' })
  const { merchandising: said, problems } = await saidOn(page)
  await page.goto('/merchandising/search?storefront=nl_NL&synonym=wiebelschoen&redirect=zomerpret')
  await expectAccessible(page)
  await page.getByRole('button', { name: said.saveSynonym }).click()
  await page.getByRole('alert').getByText(problems['search-means-invalid']).waitFor()
  await expectAccessible(page)
  await page.getByLabel(said.means, { exact: true }).fill('laarzen')
  await page.getByRole('button', { name: said.saveSynonym }).click()
  await page.getByRole('status').getByText(said.searchSaved).waitFor()
  const found = async () => {
    await openPage(shopper, '/nl/search/?q=wiebelschoen')
    return shopper.locator('main [data-product]').count()
  }
  await expect.poll(found).toBeGreaterThan(0)

  await page.goto('/merchandising/search?storefront=nl_NL&redirect=zomerpret')
  await page.getByLabel(said.address, { exact: true }).fill('/dames/tassen')
  await page.getByRole('button', { name: said.saveRedirect }).click()
  await page.getByRole('status').getByText(said.searchSaved).waitFor()
  const led = async () => {
    await openPage(shopper, '/nl/search/?q=Zomerpret')
    return new URL(shopper.url()).pathname
  }
  await expect.poll(led).toBe('/nl/dames/tassen/')
  await page.getByRole('button', { name: said.removeRuleOf('zomerpret') }).click()
  await page.getByRole('status').getByText(said.searchRemoved).waitFor()
  await expect.poll(led).toBe('/nl/search/')
})

test('a merchandiser adds a promotion, tries out a cart with it, and ends it', async () => {
  const page = await openAsInvited('promotions@shop.example', ['merchandiser'])
  const { promotions: said, problems } = await saidOn(page)
  await page.goto('/merchandising/promotions')
  await expectAccessible(page)
  await page.getByRole('link', { name: said.add }).click()
  await page.getByLabel(said.key, { exact: true }).fill('Winter sale')
  await page.getByLabel(said.code, { exact: true }).fill('winter20')
  await page.getByLabel(said.rate, { exact: true }).fill('20')
  await page.getByRole('button', { name: said.save }).click()
  await page.getByRole('alert').getByText(problems['promotion-key-invalid']).waitFor()
  expect(await page.getByLabel(said.code, { exact: true }).inputValue()).toBe('winter20')
  await expectAccessible(page)
  await page.getByLabel(said.key, { exact: true }).fill('winter-sale')
  for (const field of await page.locator('input[name^="name-"]').all()) await field.fill('Winter: 20%')
  await page.getByRole('button', { name: said.save }).click()
  await page.getByRole('status').getByText(said.saved).waitFor()
  await expectAccessible(page)

  await page.goto('/merchandising/promotions/try')
  await page.getByLabel(said.storefront).selectOption('nl_NL')
  await page.getByLabel(said.articles).fill('10110.001.38 2')
  await page.getByLabel(said.codes, { exact: true }).fill('winter20')
  await page.getByRole('button', { name: said.tryThis }).click()
  const row = page.getByRole('row', { name: /Winter: 20%/ })
  await row.getByText(/\d/).last().waitFor()
  expect(await row.innerText()).toMatch(/€/)
  await page.getByText(said.reasons['promotion-code-needed']).first().waitFor()
  await expectAccessible(page)

  await page.goto('/merchandising/promotions/winter-sale')
  await page.getByRole('button', { name: said.end }).click()
  await page.getByRole('status').getByText(said.ended).waitFor()
  await page.goto('/merchandising/promotions')
  await page
    .getByRole('row', { name: /Winter: 20%/ })
    .getByText(said.states.OVER)
    .waitFor()
})
