import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const inStore = { viewport: { width: 820, height: 1180 } }
const phone = { viewport: { width: 390, height: 844 } }
const storefront = storefrontOf('nl_NL')
const say = journeyMessagesOf(storefront)
const home = `${storefront.basePath}/`
const someone = demoCustomers[0]

/** Staff begin a session; the browser is the tablet. */
async function openInStore() {
  const page = await openBrowser(inStore)
  await page.goto('/development/in-store')
  const row = page.getByRole('row', { name: /Amsterdam/ }).first()
  const store = (await row.getByRole('cell').first().textContent()) ?? ''
  const code = (await row.locator('input[name="store"]').getAttribute('value')) ?? ''
  await row.getByRole('button').click()
  await page.waitForURL(`**${home}`)
  return { page, store, code }
}
const widgetOf = (page: Page) => page.getByRole('complementary', { name: say('instore.label') })
const cookieOf = async (page: Page, named: string) =>
  (await page.context().cookies()).find(({ name }) => name === named)?.value

/** What the browser still holds of anybody. */
async function leftOn(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => !key.startsWith('react-router')),
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ])
  // The storefront that was last looked at is where the next shopper begins.
  return [...cookies.filter((name) => name !== 'locale' && name !== 'xsa_segment'), ...stored]
}

async function logIn(page: Page) {
  await page.goto(routePath(storefront, 'account'))
  await page.locator('main input[name="username"]').fill(someone?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL(`**${routePath(storefront, 'customer')}`)
}

/** Puts something into the cart, and says what it is called. */
async function putSomethingInCart(page: Page): Promise<string> {
  const { url, size, name } = await somethingToBuy(storefront)
  await browserShopper(page, storefront).chooseSize(url, size)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .waitFor()
  return name
}
async function expectInCart(page: Page, name: string) {
  await page.goto(routePath(storefront, 'cart'))
  await page
    .getByRole('list', { name: say('cart.lines') })
    .getByText(name)
    .waitFor()
}

/** The session has so much time left: the cookie says so to page and server alike. */
const leaveTime = (page: Page, ms: number) =>
  page.context().addCookies([{ name: 'xsa_store_time', value: new Date(Date.now() + ms).toISOString(), url: origin() }])

test('a tablet shows its store while somebody shops, and forgets them when they are done', async () => {
  const { page, store } = await openInStore()
  const widget = widgetOf(page)
  await widget.getByText(store).waitFor()
  expect(await cookieOf(page, 'xsa_store_location')).toBeTruthy()
  const named = await page.context().cookies()
  expect(named.find(({ name }) => name === 'xsa_store_session')?.httpOnly).toBe(true)

  await page.goto(`${storefront.basePath}/dames/`)
  await untilHydrated(page)
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
    .locator('main')
    .getByRole('link', { name: say('checkout.go') })
    .first()
    .click()
  await page.waitForURL('**/checkout/')
  await page.getByRole('banner').getByText(store).waitFor()

  await page.goto(home)
  await widget.getByRole('button', { name: say('instore.done') }).click()
  await expect.poll(() => cookieOf(page, 'xsa_store_location')).toBeUndefined()
  await page.waitForURL(`**${home}`)
  // The address was this one before; what is gone tells that the page is another.
  await widget.waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await expect.poll(() => leftOn(page)).toEqual([])
  await page.goto(routePath(storefront, 'cart'))
  await page.getByText(say('cart.empty')).first().waitFor()
})

test('when the time is over the tablet asks, and then forgets the shopper by itself: nothing is left, nor behind "back"', async () => {
  const { page } = await openInStore()
  await expectInCart(page, await putSomethingInCart(page))
  await browserShopper(page, storefront).checkout()
  await page.locator('main input[type="email"]').first().fill('sanne@example.org')
  expect(Number((await page.context().cookies()).find((one) => one.name === 'contextToken')?.expires)).toBeLessThan(
    Date.now() / 1000 + 31 * 60,
  )

  await leaveTime(page, 15_000)
  await page.reload()
  await page.getByRole('dialog', { name: say('instore.still_title') }).waitFor()
  await page.waitForURL(`**${home}`)
  await page.waitForLoadState('networkidle')
  expect(await leftOn(page)).toEqual([])

  await page.goBack()
  await page.waitForLoadState('networkidle')
  expect(await page.content()).not.toContain('sanne@example.org')
  await page.goto(routePath(storefront, 'cart'))
  await page.getByText(say('cart.empty')).first().waitFor()
})

test('a tablet that was switched off in time forgets its shopper before it shows anything, and logs them out', async () => {
  const { page } = await openInStore()
  await logIn(page)
  const login = await cookieOf(page, 'customer_token')
  await putSomethingInCart(page)
  const context = page.context()
  await page.close()

  const next = await context.newPage()
  await leaveTime(next, -60_000)
  await next.goto(routePath(storefront, 'customer'))
  expect(next.url()).toBe(origin() + home)
  await next.waitForLoadState('networkidle')
  expect(await leftOn(next)).toEqual([])

  const stolen = await openBrowser()
  await stolen.context().addCookies([{ name: 'customer_token', value: login ?? '', url: origin() }])
  await stolen.goto(routePath(storefront, 'customer'))
  expect(stolen.url()).toBe(origin() + routePath(storefront, 'account'))
})

test('a shopper who is still there gets more time, with everything that is in the cart', async () => {
  const { page } = await openInStore()
  const name = await putSomethingInCart(page)
  const before = await cookieOf(page, 'xsa_store_session')
  await leaveTime(page, 50_000)
  await page.reload()
  const question = page.getByRole('dialog', { name: say('instore.still_title') })
  await question.getByRole('button', { name: say('instore.go_on') }).click()
  await question.waitFor({ state: 'detached' })
  expect(await cookieOf(page, 'xsa_store_session')).not.toBe(before)
  expect(Date.parse(decodeURIComponent((await cookieOf(page, 'xsa_store_time')) ?? ''))).toBeGreaterThan(
    Date.now() + 20 * 60_000,
  )
  await expectInCart(page, name)
})

test('a tablet leads nowhere else: links out of the shop are answered by a sentence', async () => {
  const { page, code } = await openInStore()
  await widgetOf(page).waitFor()
  const out = page.locator('a[target="_blank"][href^="http"]').locator('visible=true').first()
  await out.click()
  await page.getByText(say('instore.elsewhere')).waitFor()
  expect(page.url()).toBe(origin() + home)
  expect(page.context().pages()).toHaveLength(1)

  await openPage(page, routePath(storefront, 'stores'))
  expect(code).toBeTruthy()
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /Amsterdam/ })
    .first()
    .click()
  await page.getByRole('heading', { name: say('stores.hours') }).waitFor()
  for (const link of [page.getByRole('link', { name: say('stores.route') }), page.locator('main a[href^="tel:"]')]) {
    await link.first().click()
    await page.getByText(say('instore.elsewhere')).waitFor()
  }
  expect(page.context().pages()).toHaveLength(1)

  // Nor does the device offer its own programs for sharing a product.
  const { url } = await somethingToBuy(storefront)
  await page.goto(`${storefront.basePath}/${url}/`)
  await widgetOf(page).waitFor()
  const share = page.locator('main button', { hasText: say('product.share') })
  expect(await share.count()).toBe(1)
  expect(await share.isVisible()).toBe(false)
})

test('the end of a page can be read above what names the store', async () => {
  const { page } = await openInStore()
  await widgetOf(page).waitFor()
  const isBelow = async () => {
    // The footer is laid out when somebody comes near: the end may be further down by then.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    const footer = await page.getByRole('contentinfo').boundingBox()
    const widget = await widgetOf(page).boundingBox()
    // Heights are fractions of a pixel, scrolling is not.
    return (footer?.y ?? 0) + (footer?.height ?? 0) < (widget?.y ?? 0) + 1
  }
  await expect.poll(isBelow).toBe(true)
})

test('of two tablets with one session each has its own cart, and one alone gets more time', async () => {
  const staff = await openBrowser()
  await staff.goto('/development/in-store')
  const code = (await staff.locator('input[name="store"]').first().getAttribute('value')) ?? ''
  const began = await staff.request.post('/development/in-store', { form: { store: code }, maxRedirects: 0 })
  const id = /sessionId=([\w-]+)/.exec(began.headers().location ?? '')?.[1]
  const [first, second] = [await openBrowser(inStore), await openBrowser(inStore)]
  for (const page of [first, second]) await page.goto(`${home}?sessionId=${id}`)
  const name = await putSomethingInCart(first)
  await expectInCart(first, name)
  await second.goto(routePath(storefront, 'cart'))
  await second.getByText(say('cart.empty')).first().waitFor()

  for (const page of [first, second]) {
    await leaveTime(page, 50_000)
    await page.reload()
    await page.getByRole('button', { name: say('instore.go_on') }).click()
  }
  await second.getByText(say('instore.no_more_time')).waitFor()
  expect(await first.getByText(say('instore.no_more_time')).count()).toBe(0)
  await expectInCart(first, name)
})

test('on her own phone a session id that nobody knows is answered calmly: her cart stays, and she goes on shopping', async () => {
  const page = await openBrowser(phone)
  const name = await putSomethingInCart(page)
  await page.goto(`${storefront.basePath}/dames/?sessionId=forged&size=38`)
  expect(page.url()).toBe(`${origin()}${storefront.basePath}/dames/?size=38`)
  await page.getByText(say('instore.ended')).waitFor()
  expect((await page.context().cookies()).filter((one) => one.name.startsWith('xsa_store_l'))).toEqual([])
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectInCart(page, name)
})

test('a store that can’t be reached is said in a sentence, and the shop is open', async () => {
  const page = await openBrowser(phone)
  await page.context().addCookies([{ name: 'xsa_store_trouble', value: 'unavailable', url: origin() }])
  await page.goto(home)
  await page.getByText(say('instore.unavailable')).waitFor()
  await page.goto(`${storefront.basePath}/dames/`)
  expect(await page.getByText(say('instore.unavailable')).count()).toBe(0)
})

test('what a customer put into the cart at the tablet waits on her own phone', async () => {
  const { page } = await openInStore()
  await logIn(page)
  const name = await putSomethingInCart(page)
  await expectInCart(page, name)
  await widgetOf(page)
    .getByRole('button', { name: say('instore.done') })
    .click()
  await expect.poll(() => cookieOf(page, 'customer_token')).toBeUndefined()

  const own = await openBrowser(phone)
  await logIn(own)
  await expectInCart(own, name)
  expect(await widgetOf(own).count()).toBe(0)
})

test('on a tablet its own store is told first, and who can’t find their size there orders it to their home', async () => {
  const { page } = await openInStore()
  const { url, size } = await somethingToBuy(storefront)
  await openPage(page, `${storefront.basePath}/${url}/`)
  await page.locator(`input[name="size"][value$=".${size}"]`).check({ force: true })
  const here = page.getByText(/^Hier: |^Hier nu niet\./)
  await here.waitFor()
  const others = page.getByText(/^Op voorraad in \d+ winkels?(?: in het buitenland)?$/)
  if ((await others.count()) > 0)
    expect((await here.boundingBox())?.y).toBeLessThan((await others.boundingBox())?.y ?? 0)
})

test('a pair that the store has not is ordered at the tablet, paid, sent home, and then forgotten', async () => {
  const { page, store } = await openInStore()
  const { url, size } = await somethingToBuy(storefront)
  const me = browserShopper(page, storefront)
  await me.chooseSize(url, size)
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .waitFor()
  await me.goToCart()
  await me.checkout()
  await page.getByRole('banner').getByText(store).first().waitFor()
  await me.giveAddress()
  await me.chooseDelivery()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  const thanks = page.url()
  await page.goto(home)
  await widgetOf(page)
    .getByRole('button', { name: say('instore.done') })
    .click()
  await expect.poll(() => cookieOf(page, 'xsa_store_location')).toBeUndefined()
  await page.waitForLoadState('networkidle')
  expect(await leftOn(page)).toEqual([])
  // Whoever stands there next and knows the address learns neither the order nor whose it was.
  await page.goto(thanks)
  const shown = await page.content()
  for (const secret of [number, 'Damrak', 'shopper@example.com']) expect(shown).not.toContain(secret)
})

test('the newsletter that is asked for on a tablet is the store’s, with its branch', async () => {
  const { page, code } = await openInStore()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  await openPage(page, home)
  const action = `form[action$="${routePath(storefront, 'newsletterJoin')}"]`
  const form = page.locator(`main ${action}`)
  // It wakes when a shopper comes near.
  await form.scrollIntoViewIfNeeded()
  await page.locator(`[data-resting] ${action}`).waitFor({ state: 'detached' })
  await form.getByRole('radio').first().check({ force: true })
  await form.locator('input[autocomplete="given-name"]').fill('Noor')
  await form.locator('input[autocomplete="family-name"]').fill('Zwart')
  await form.locator('input[type="email"]').fill(`noor-${Date.now()}@example.org`)
  await form.getByRole('button').click()
  await page.getByText(say('newsletter.sent_title')).waitFor()
  const sent = asked.find((text) => text.includes('loyalty_store')) ?? ''
  expect(JSON.parse(sent).variables.input).toMatchObject({ source: 'loyalty_store', branchcode: code })
})

/**
 * A scanner's keys, eight milliseconds apart by their own clock: a browser on a busy machine may hear of them later, and the shop
 * tells a scanner from fingers by when keys were pressed.
 */
async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const from = Date.now() / 1000
  const keys = [...code].map((key) => ({ key, text: key })).concat({ key: 'Enter', text: '\r' })
  for (const [at, key] of keys.entries())
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp: from + at * 0.008 })
  await session.detach()
}

test('a scanner leads to the product and its size, and an unknown code is answered calmly', async () => {
  const { page } = await openInStore()
  await widgetOf(page).waitFor()
  await untilHydrated(page)
  const { sku, ean, url } = await page.evaluate(async () => {
    const query =
      '{ search(itemsPerPage: 20) { productData { products { url isOneSize variants { sku ean stockState } } } } }'
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-store-key': 'nl_NL' },
      body: JSON.stringify({ query }),
    })
    type Found = { url: string; isOneSize: boolean; variants: { sku: string; ean: string; stockState: string }[] }
    const found: Found[] = (await answer.json()).data.search.productData.products
    const { url: path, variants } = found.find(
      ({ isOneSize, variants: sizes }) => !isOneSize && sizes.some(inStock),
    ) ?? {
      url: '',
      variants: [],
    }
    function inStock({ stockState }: { stockState: string }) {
      return stockState === 'IN_STOCK'
    }
    const size = variants.find(inStock)
    return { url: path, sku: size?.sku ?? '', ean: size?.ean ?? '' }
  })
  await scan(page, '0000000000000')
  await page.getByText('We kennen de code 0000000000000 niet.').waitFor()
  await scan(page, ean)
  await page.waitForURL(`${origin()}${home}${url}/#size=${sku}`)
  await expect.poll(() => page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(sku)
  const isInSight = (size: Element) => {
    const { top, bottom } = size.getBoundingClientRect()
    return top > 0 && bottom < window.innerHeight
  }
  await expect.poll(() => page.getByRole('radio', { checked: true }).evaluate(isInSight)).toBe(true)
})

test('a tablet’s lists begin with what its store has, and the cards say so; on her own phone they don’t', async () => {
  const { page } = await openInStore()
  const cards = page.locator('main article')
  const there = cards.filter({ hasText: say('card.in_store') })
  await page.goto(`${storefront.basePath}/products/?list=sale`)
  const marked = await cards.evaluateAll(
    (all, words) => all.map(({ textContent }) => textContent?.includes(words)),
    say('card.in_store'),
  )
  expect(marked[0]).toBe(true)
  // What is there comes before all that is not.
  expect(marked).toEqual(marked.toSorted((a, b) => Number(b) - Number(a)))
  await page.goto(`${storefront.basePath}/dames/`)
  await there.first().waitFor()

  const phone = await openBrowser()
  await phone.goto(`${storefront.basePath}/products/?list=sale`)
  await phone.locator('main article').first().waitFor()
  expect(await phone.getByText(say('card.in_store')).count()).toBe(0)
})

test('a tablet narrows a list to what its store has, and everything is large enough to press', async () => {
  const { page, code } = await openInStore()
  await page.goto(`${storefront.basePath}/products/`)
  await widgetOf(page).waitFor()
  await page.getByRole('link', { name: say('filter.in_store') }).click()
  await page.waitForURL(`**/products/?store=${code}`)
  await page.getByRole('link', { name: say('filter.everywhere') }).waitFor()
  const low = await page
    .locator('main button:visible, aside button:visible')
    .evaluateAll((buttons) =>
      buttons.filter((button) => button.getBoundingClientRect().height < 55.5).map(({ textContent }) => textContent),
    )
  expect(low).toEqual([])
})
