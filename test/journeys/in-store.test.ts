import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin } from './browser.ts'
import { wordsOf } from './words.ts'

const tablet = { viewport: { width: 820, height: 1180 } }
const storefront = storefrontOf('nl_NL')
const say = wordsOf(storefront)

/** Staff begin a session; the browser is the tablet. */
async function openTablet() {
  const page = await openBrowser(tablet)
  await page.goto('/development/in-store')
  const row = page.getByRole('row', { name: /Amsterdam/ }).first()
  const store = (await row.getByRole('cell').first().textContent()) ?? ''
  await row.getByRole('button').click()
  await page.waitForURL(`**${storefront.basePath}/`)
  return { page, store }
}

test('a tablet shows its store while somebody shops, and forgets them when they are done', async () => {
  const { page, store } = await openTablet()
  const widget = page.getByRole('complementary', { name: say('instore.label') })
  await widget.getByText(store).waitFor()
  const named = await page.context().cookies()
  expect(named.find(({ name }) => name === 'xsa_store_location')?.value).toBeTruthy()
  expect(named.find(({ name }) => name === 'xsa_store_session')?.httpOnly).toBe(true)

  await page.goto(`${storefront.basePath}/dames/`)
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: new RegExp(say('wishlist.add')) })
    .first()
    .click()
  await page
    .getByRole('button', { name: say('card.choose') })
    .first()
    .click()
  await page.getByRole('dialog').locator('button[type="button"]', { hasText: /^\d/ }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .click()
  await page.waitForURL('**/cart/')
  await page
    .getByRole('link', { name: say('checkout.go') })
    .first()
    .click()
  await page.waitForURL('**/checkout/')
  await page.getByRole('banner').getByText(store).waitFor()

  await page.goto(`${storefront.basePath}/`)
  await widget.getByRole('button', { name: say('instore.done') }).click()
  await page.waitForURL(`**${storefront.basePath}/`)
  await page.waitForLoadState('networkidle')
  const left = (await page.context().cookies()).map(({ name }) => name)
  expect(left.filter((name) => /contextToken|customer_token|xsa_store|xsa_segment/.test(name))).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  expect(await widget.count()).toBe(0)
  await page.goto(`${storefront.basePath}/cart/`)
  await page.getByText(say('cart.empty')).first().waitFor()
})

test('when the session is over the tablet forgets the shopper by itself', async () => {
  const { page } = await openTablet()
  await page.getByRole('complementary', { name: say('instore.label') }).waitFor()
  const { value: code } = (await page.context().cookies()).find(({ name }) => name === 'xsa_store_location') ?? {}
  expect(code).toBeTruthy()
  await page.evaluate(() => {
    localStorage.setItem('of the last shopper', 'something')
    // biome-ignore lint/suspicious/noDocumentCookie: the session's time, moved near
    document.cookie = `xsa_store_time=${new Date(Date.now() + 1500).toISOString()}; path=/`
  })
  await page.reload()
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'xsa_store_location'), {
      timeout: 10_000,
    })
    .toBe(false)
  await page.waitForURL(`**${storefront.basePath}/`)
  // The tablet is on its way home: until it is there, nobody can be asked.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('of the last shopper')).catch(() => 'on its way'))
    .toBeNull()
})

test('a session id that nobody knows is answered calmly, and leaves no trace in the address', async () => {
  const page = await openBrowser({ path: `${storefront.basePath}/dames/?sessionId=forged&size=38` })
  expect(page.url()).toBe(`${origin()}${storefront.basePath}/dames/?size=38`)
  await page.getByText(say('instore.ended')).waitFor()
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('xsa_store_l'))).toEqual([])
  await page.getByRole('heading', { level: 1 }).waitFor()
})
