import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
const wishlistPath = `${storefront.basePath}/wishlist/`

/** Likes the first products of a list, and answers what they are called. */
async function like(page: Page, count: number): Promise<string[]> {
  await openPage(page, `${storefront.basePath}/dames/schoenen/`)
  const hearts = page.locator('main').getByRole('button', { name: say('wishlist.add') })
  const names: string[] = []
  for (let at = 0; at < count; at++) {
    const label = (await hearts.first().getAttribute('aria-label')) ?? ''
    names.push(label.slice(label.indexOf(': ') + 2))
    await hearts.first().click()
  }
  return names
}

test('what a guest likes stays on the device, asks the shop for nothing, and is shared by a link', async () => {
  const page = await openBrowser({ permissions: ['clipboard-read', 'clipboard-write'] })
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/graphql')) writes.push(request.postData() ?? '')
  })
  const names = await like(page, 2)
  expect(writes).toEqual([])
  await page.goto(wishlistPath)
  for (const name of names) await page.getByRole('link', { name }).first().waitFor()
  await page.getByRole('button', { name: say('product.share') }).click()
  await page.getByText(say('product.copied')).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.startsWith(`${origin()}${wishlistPath}?items=`)).toBe(true)

  const friend = await openBrowser({ path: link.slice(origin().length) })
  await friend.getByRole('heading', { level: 1, name: say('wishlist.shared') }).waitFor()
  for (const name of names) expect(await friend.getByRole('link', { name }).count()).toBeGreaterThan(0)
  await untilHydrated(friend)
  await friend.getByRole('button', { name: say('wishlist.keep_all') }).click()
  await friend.getByText(say('wishlist.kept_all')).waitFor()
  await friend.goto(wishlistPath)
  for (const name of names) await friend.getByRole('link', { name }).first().waitFor()
})

test('looks are shared by the same link, and are a list on their own as well', async () => {
  const page = await openBrowser({
    path: `${storefront.basePath}/lookbook/samen-gedragen/`,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await untilHydrated(page)
  await page
    .locator('main')
    .getByRole('button', { name: `${say('wishlist.add')}: Samen gedragen` })
    .first()
    .click()
  await page.goto(wishlistPath)
  await page.getByRole('link', { name: 'Samen gedragen' }).waitFor()
  expect(await page.getByText(say('wishlist.empty')).count()).toBe(0)
  await page.getByRole('button', { name: say('product.share') }).click()
  await page.getByText(say('product.copied')).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(`${origin()}${wishlistPath}?looks=look-worn-together`)

  const friend = await openBrowser({ path: link.slice(origin().length) })
  await friend.getByRole('heading', { level: 1, name: say('wishlist.shared') }).waitFor()
  await friend.getByRole('link', { name: 'Samen gedragen' }).waitFor()
  await untilHydrated(friend)
  await friend.getByRole('button', { name: say('wishlist.keep_all') }).click()
  await friend.getByText(say('wishlist.kept_all')).waitFor()
  await friend.goto(wishlistPath)
  await friend.getByRole('link', { name: 'Samen gedragen' }).waitFor()
})

test('a shared look is shown in the language of whoever opens the link', async () => {
  const friend = await openBrowser({ path: '/de/wishlist/?looks=look-worn-together,look-nowhere' })
  await friend.getByRole('link', { name: 'Zusammen getragen' }).waitFor()
})

test('what goes into the cart leaves the wishlist, and can be put back', async () => {
  const page = await openBrowser()
  const [name = ''] = await like(page, 1)
  await openPage(page, wishlistPath)
  await page.getByRole('button', { name: say('card.choose') }).click()
  await page.getByRole('dialog').locator('button[type="button"]', { hasText: /^\d/ }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(say('wishlist.moved')).waitFor()
  expect(await page.getByRole('link', { name }).count()).toBe(0)
  await page.getByRole('button', { name: say('wishlist.undo') }).click()
  await page.getByRole('link', { name }).first().waitFor()
})

test('a shared list without anything that is for sale says so, whatever its link holds', async () => {
  const page = await openBrowser({ path: `${wishlistPath}?items=00000.000,%3Cscript%3E` })
  await page.getByText(say('wishlist.shared_gone')).waitFor()
})
