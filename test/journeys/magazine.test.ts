import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
const { basePath } = storefront

describe('the lookbook', () => {
  test('leads to a look, to what it is made of, and to the next look', async () => {
    const page = await openBrowser({ path: `${basePath}/lookbook/`, pictures: true })
    const looks = page.getByRole('list', { name: say('look.list') }).getByRole('listitem')
    expect(await looks.count()).toBe(10)
    await page.getByRole('link', { name: 'Samen gedragen' }).click()
    await page.waitForURL(`**${basePath}/lookbook/samen-gedragen/`)
    await page.getByRole('heading', { level: 1, name: 'Samen gedragen' }).waitFor()
    const pieces = page.getByRole('list', { name: say('look.shop') })
    expect(await pieces.getByRole('article').count()).toBe(3)
    await page.getByRole('link', { name: say('look.next') }).click()
    await page.getByRole('heading', { level: 1, name: 'Regen op komst' }).waitFor()
  })

  test('remembers a look that is liked, and shows it on the wishlist until it is taken off', async () => {
    const page = await openBrowser({ path: `${basePath}/lookbook/samen-gedragen/` })
    await untilHydrated(page)
    await page.getByRole('button', { name: `${say('wishlist.add')}: Samen gedragen` }).click()
    expect(await page.evaluate(() => localStorage.getItem('xsa_lookbook_wishlist'))).toBe('["look-worn-together"]')

    await page.goto(`${basePath}/wishlist/`)
    const liked = page.getByRole('region', { name: say('look.list') })
    await liked.getByRole('link', { name: 'Samen gedragen' }).waitFor()
    await liked.getByRole('button', { name: `${say('wishlist.remove')}: Samen gedragen` }).click()
    await liked.waitFor({ state: 'detached' })
  })

  test('of a look that a guest liked is in the account after a login, on every device, until it is taken off', async () => {
    const me = demoCustomers.find(({ storefrontCode }) => storefrontCode === storefront.code)
    const logIn = async (page: Page) => {
      await page.goto(routePath(storefront, 'account'))
      const main = page.locator('main')
      await main.locator('input[name="username"]').fill(me?.email ?? '')
      await main.locator('input[name="password"]').fill(demoPassword)
      await main.getByRole('button', { name: say('account.login'), exact: true }).click()
      await page.waitForURL(`**${routePath(storefront, 'customer')}`)
      await openPage(page, routePath(storefront, 'customerWishlist'))
    }
    const page = await openBrowser({ path: `${basePath}/lookbook/regen-op-komst/` })
    await untilHydrated(page)
    await page.getByRole('button', { name: `${say('wishlist.add')}: Regen op komst` }).click()
    await logIn(page)
    const liked = (of: Page) =>
      of.getByRole('region', { name: say('look.list') }).getByRole('link', { name: 'Regen op komst' })
    await liked(page).waitFor()

    const elsewhere = await openBrowser()
    await logIn(elsewhere)
    await liked(elsewhere).waitFor()
    const saved = elsewhere.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await elsewhere.getByRole('button', { name: `${say('wishlist.remove')}: Regen op komst` }).click()
    await saved
    await page.reload()
    await untilHydrated(page)
    await expect.poll(() => liked(page).count()).toBe(0)
  })

  test('of a man who said so is his', async () => {
    const page = await openBrowser()
    await page.context().addCookies([{ name: 'xsa_segment', value: 'for-him', url: origin() }])
    await page.goto(`${basePath}/lookbook/`)
    await page.waitForURL(`**${basePath}/lookbook-for-him/`)
    expect(
      await page
        .getByRole('list', { name: say('look.list') })
        .getByRole('listitem')
        .count(),
    ).toBe(7)
  })
})

describe('the journal', () => {
  test('shows five articles, and the others when they are asked for', async () => {
    const page = await openBrowser({ path: `${basePath}/blog/` })
    await untilHydrated(page)
    const articles = page.getByRole('list', { name: say('journal.list') }).getByRole('listitem')
    expect(await articles.count()).toBe(5)
    await page.getByRole('link', { name: say('journal.more') }).click()
    await articles.nth(6).waitFor()
    expect(await articles.count()).toBe(7)
    // The keyboard goes on where the new articles begin.
    await expect
      .poll(() =>
        articles
          .nth(5)
          .getByRole('link')
          .evaluate((link) => link === document.activeElement),
      )
      .toBe(true)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${basePath}/blog/?page=2`)
    expect(await page.getByRole('link', { name: say('journal.more') }).count()).toBe(0)
    // Whoever reads one of them comes back to the overview of this storefront.
    await articles.nth(6).getByRole('link').click()
    await page.waitForURL(new RegExp(`${basePath}/blog/[^?]+/$`))
    await page.goBack()
    await page.waitForURL(`**${basePath}/blog/?page=2`)
    await articles.nth(1).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(storefront.iso)
  })

  test('is read by plain links, subject by subject, without JavaScript', async () => {
    const page = await openBrowser({ path: `${basePath}/blog/`, javaScriptEnabled: false })
    await page.getByRole('link', { name: say('journal.more') }).click()
    await page.getByRole('link', { name: say('journal.newer') }).click()
    await page.getByRole('link', { name: 'Onderhoud', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Onderhoud' }).waitFor()
    await page.getByRole('link', { name: 'Tien minuten op zondag' }).click()
    await page.getByRole('heading', { level: 1, name: 'Tien minuten op zondag' }).waitFor()
  })
})

test('a brand tells its story above its products, once', async () => {
  const page = await openBrowser({ path: `${basePath}/brands/` })
  await page.getByRole('link', { name: 'Langstraet' }).click()
  await page.getByRole('heading', { level: 1, name: 'Langstraet' }).waitFor()
  await page.getByText('Veertig mensen en een rij oude machines').waitFor()
  expect(await page.getByRole('article').count()).toBeGreaterThan(10)
  await page.goto(`${basePath}/brands/langstraet/?page=2`)
  expect(await page.getByText('Veertig mensen en een rij oude machines').count()).toBe(0)
})
