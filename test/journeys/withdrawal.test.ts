import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { withdrawalLabels } from '#kernel/withdrawal-labels.ts'
import { openBrowser, origin } from './browser.ts'
import { inTurn } from './extent.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** From the footer of the home page to the receipt. */
async function withdraw(storefront: Storefront, javaScriptEnabled: boolean): Promise<void> {
  const say = journeyMessagesOf(storefront)
  const labels = withdrawalLabels[storefront.language]
  const page = await openBrowser({ javaScriptEnabled, path: `${storefront.basePath}/` })
  await page.locator('footer').getByRole('link', { name: labels.start, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: say('withdraw.title') }).waitFor()
  expect(new URL(page.url()).pathname).toBe(routePath(storefront, 'withdraw'))
  expect(await page.locator('main [required]').count()).toBe(3)
  // A chat that could not open is not offered.
  expect(await page.getByText(say('cs.chat_where')).isVisible()).toBe(javaScriptEnabled)

  await page.getByRole('button', { name: say('withdraw.next') }).click()
  await page.getByText(say('message.email-required')).first().waitFor()
  await page.locator('input[name="name"]').fill('Sanne de Wit')
  await page.locator('input[name="orderNumber"]').fill('999999')
  await page.locator('input[name="email"]').fill('sanne@example.com')
  await page.getByRole('button', { name: say('withdraw.next') }).click()

  await page.getByRole('heading', { level: 1, name: say('withdraw.review_title') }).waitFor()
  expect(await page.locator('main button').allTextContents()).toEqual([labels.confirm])
  expect(await page.locator('main button').getAttribute('translate')).toBe('no')
  await page.getByRole('button', { name: labels.confirm, exact: true }).click()

  await page.getByRole('heading', { level: 1, name: say('withdraw.received_title') }).waitFor()
  const moment = await page.locator('main [role="status"]').textContent()
  expect(moment).toMatch(/\d{2}:\d{2}:\d{2} \(UTC\+\d{2}:\d{2}\)/)
  // Looking at the receipt again withdraws nothing again.
  await page.reload()
  expect(await page.locator('main').textContent()).toContain(moment)
}

test.each(inTurn(storefronts, 2).map((storefront) => [storefront.code, storefront] as const))(
  'in %s a guest withdraws in two steps, from a link in the footer',
  (_, storefront) => withdraw(storefront, true),
)

test('and with JavaScript switched off', () => withdraw(storefrontOf('fr_FR'), false))

test('what was typed can be changed before it is confirmed', async () => {
  const storefront = storefrontOf('nl_NL')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ path: routePath(storefront, 'withdraw') })
  await page.locator('input[name="name"]').fill('Sane')
  await page.locator('input[name="orderNumber"]').fill('de bruine laarzen')
  await page.locator('input[name="email"]').fill('sanne@example.com')
  await page.getByRole('button', { name: say('withdraw.next') }).click()
  await page.getByRole('link', { name: say('withdraw.change') }).click()
  await page.locator('input[name="name"]').fill('Sanne')
  expect(await page.locator('input[name="orderNumber"]').inputValue()).toBe('de bruine laarzen')
  await page.getByRole('button', { name: say('withdraw.next') }).click()
  await page.getByRole('heading', { name: say('withdraw.review_title') }).waitFor()
  expect(await page.locator('main dl').textContent()).toContain('Sanne')
})

test('the link of an order fills in its number, and nothing of its buyer', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled: false })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  await page.waitForURL('**/cart/')
  await me.pay()
  await page.getByRole('heading', { name: me.say('success.title') }).waitFor()
  const number = await page.locator('main dd').first().textContent()
  const { search } = new URL(page.url())
  await page.goto(routePath(storefront, 'withdraw') + search)
  expect(await page.locator('input[name="orderNumber"]').inputValue()).toBe(number)
  expect(await page.locator('input[name="name"]').inputValue()).toBe('')
  expect(await page.locator('input[name="email"]').inputValue()).toBe('')
})

test('the word of another language leads to the storefront’s own, and no cache keeps any of it', async () => {
  const moved = await fetch(`${origin()}/nl/withdraw/?order=x`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/nl/herroepen/?order=x'])
  const form = await fetch(`${origin()}/nl/herroepen/`)
  expect(form.headers.get('cache-control')).toBe('private, no-store')
  expect(form.headers.get('x-robots-tag')).toBe('noindex')
  expect((await fetch(`${origin()}/nl/herroepen/received/?reference=W-00000-00000`)).status).toBe(404)
})
