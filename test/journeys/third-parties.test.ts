import type { Hono } from 'hono'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { createFlocklerSandbox, wallHeight } from '#integrations/flockler/flockler-sandbox.ts'
import { createSqueezelySandbox } from '#integrations/squeezely/squeezely-sandbox.ts'
import { createTrustbadgeSandbox } from '#integrations/trusted-shops/trustbadge-sandbox.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** A shopper's browser whose clock the test moves on, and what it asks of third parties. */
async function visit(path: string) {
  const page = await openBrowser({ consent: false })
  // The page's time stands still but for what the test lets pass.
  await page.clock.install({ time: '2026-11-20T10:00:00Z' })
  await page.clock.pauseAt('2026-11-20T10:00:01Z')
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) foreign.push(new URL(request.url()).host)
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return { page, foreign }
}

/** Commands to the tag manager about consent, as it reads them. */
const consents = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? [])
      .filter((entry) => entry[0] === 'consent')
      .map((entry) => [entry[1], (entry[2] as Record<string, string>).ad_storage]),
  )

test('nobody else hears of a visitor who has not answered, or has refused', async () => {
  const { page, foreign } = await visit('/nl/')
  await page.clock.runFor(6000)
  await page.getByRole('button', { name: 'Marketingcookies weigeren' }).click()
  await page.clock.runFor(6000)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('with consent third parties come five seconds after the page, and hear that it was taken back', async () => {
  const { page, foreign } = await visit('/nl/')
  await page.getByRole('button', { name: 'Oké, doorgaan' }).click()
  await page.clock.runFor(3000)
  expect(foreign).toEqual([])
  const asked = page.waitForRequest('https://reviews.example/badge.js')
  await page.clock.runFor(3000)
  await asked
  expect(new Set(foreign)).toEqual(new Set(['www.googletagmanager.com', 'reviews.example', 'squeezely.tech']))
  await expect
    .poll(() => consents(page))
    .toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ])

  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.7', url: new URL(page.url()).origin }])
  // React may put off showing the next page by a timer, which a stopped clock would never come to.
  await page.clock.resume()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('radio', { name: 'Alleen wat de winkel nodig heeft' }).check()
  await page.getByRole('button', { name: 'Voorkeuren opslaan' }).click()
  await page.clock.runFor(100)
  await expect.poll(async () => (await consents(page)).at(-1)).toEqual(['update', 'denied'])
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('_ga')
})

/** What stands in the data layer in the words of GA4. */
const commerce = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: { event?: string; ecommerce?: object | null }[] }).dataLayer ?? [])
      .filter(({ ecommerce }) => ecommerce)
      .map(({ event, ecommerce }) => ({ event, ...ecommerce })),
  )

test('an accessibility tool may open in place of the statement; without one the statement is a page', async () => {
  const page = await openBrowser({ path: '/nl/' })
  await page.waitForFunction(() => 'dataLayer' in window)
  const link = page.locator('footer [data-opens="accessibility"] a')
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault(), { once: true }))
  await link.click()
  expect(new URL(page.url()).pathname).toBe('/nl/')
  await link.click()
  await page.waitForURL('**/nl/toegankelijkheid/')
})

describe('vendors by their own protocols', () => {
  /** What a vendor's sandbox answers in the vendor's place. */
  const sandbox = (app: Hono) => async (route: Route) => {
    const request = route.request()
    const body = request.postData()
    const answer = await app.request(request.url(), { method: request.method(), ...(body === null ? {} : { body }) })
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
  }

  async function agreeing(path: string, consent = true) {
    const page = await openBrowser({ consent: false, routesThirdParties: true })
    await page.context().addCookies([
      { name: 'xsa_cookie_message', value: 'hide', url: origin() },
      { name: 'xsa_cookie_settings', value: consent ? 'enabled' : 'disabled', url: origin() },
    ])
    const squeezely = createSqueezelySandbox()
    await page.context().route('https://squeezely.tech/**', sandbox(squeezely.app))
    await page.context().route('https://widgets.trustedshops.com/**', sandbox(createTrustbadgeSandbox()))
    await page.context().route('https://plugins.flockler.com/**', sandbox(createFlocklerSandbox()))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // It runs on, and can be moved forward.
    await page.clock.install()
    await page.goto(path)
    return { page, events: squeezely.events, asked }
  }
  const wait = (page: Page) => page.clock.fastForward(6000)

  test('the data layer tells a tag manager of lists, products and what is put into the cart, once each', async () => {
    const nl = storefrontOf('nl_NL')
    const product = await somethingToBuy(nl)
    const { page } = await agreeing('/nl/dames/schoenen/')
    await wait(page)
    await expect.poll(() => commerce(page)).toMatchObject([{ event: 'view_item_list', item_list_id: 'dames/schoenen' }])
    const me = browserShopper(page, nl)
    await me.chooseSize(product.url, product.size)
    await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
    await wait(page)
    const price = expect.any(Number)
    const item = { item_id: expect.any(String), item_name: expect.any(String), item_brand: expect.any(String), price }
    await expect
      .poll(() => commerce(page))
      .toEqual([
        {
          event: 'view_item',
          currency: 'EUR',
          value: price,
          items: [expect.objectContaining({ ...item, item_category: expect.any(String) })],
        },
        {
          event: 'add_to_cart',
          currency: 'EUR',
          value: price,
          items: [{ ...item, item_variant: product.size, quantity: 1 }],
        },
      ])

    const refused = await agreeing(product.url, false)
    await wait(refused.page)
    expect(await commerce(refused.page)).toEqual([])
  })

  test('Squeezely learns what is looked at and searched for, and of nobody who refused', async () => {
    const { page, events } = await agreeing('/nl/dames/schoenen/')
    await wait(page)
    await expect
      .poll(() => events)
      .toEqual([
        { event: 'PageView', language: 'nl-NL' },
        { event: 'ViewCategory', category_id: 'dames/schoenen', objectname: expect.any(String) },
      ])
    await page.locator('main article a, main li a[href*="/"]').filter({ hasText: /€/ }).first().click()
    await expect
      .poll(() => events.slice(2))
      .toEqual([
        { event: 'PageView', language: 'nl-NL' },
        {
          event: 'ViewContent',
          currency: 'EUR',
          products: [
            {
              id: expect.any(String),
              language: 'nl-NL',
              name: expect.any(String),
              price: expect.any(Number),
              category_ids: expect.any(Array),
            },
          ],
        },
      ])

    const refused = await agreeing('/nl/dames/schoenen/', false)
    await wait(refused.page)
    expect(await refused.page.evaluate(() => '_sqzl' in window)).toBe(false)
    expect(refused.events).toEqual([])
  })

  test('the badge of Trusted Shops stands on the German storefront alone, and goes when consent is taken back', async () => {
    const { page } = await agreeing('/de/')
    await wait(page)
    const badge = page.locator('#trustbadge-sandbox')
    await badge.waitFor()
    expect(await badge.getAttribute('data-id')).toBe('X0123456789ABCDEF0123456789ABCDEF')
    await page.context().addCookies([{ name: 'xsa_cookie_settings', value: 'disabled', url: origin() }])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click()
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('main').getByRole('button').last().click()
    await badge.waitFor({ state: 'detached' })

    const dutch = await agreeing('/nl/')
    await wait(dutch.page)
    await dutch.page.waitForFunction(() => '_sqzl' in window)
    expect(dutch.asked.filter((url) => url.includes('trustedshops'))).toEqual([])
  })

  /** The button of the wall, as long as its slice has not woken. */
  const resting = (page: Page) => page.locator('[data-resting] button', { hasText: 'Toon de nieuwste berichten' })

  test('a wall of Flockler is loaded when it is asked for, is as high as it says, and not without consent', async () => {
    const { page, asked } = await agreeing('/nl/het-vak/')
    await wait(page)
    const show = page.getByRole('button', { name: 'Toon de nieuwste berichten' })
    await show.scrollIntoViewIfNeeded()
    // It wakes when a shopper comes near.
    await resting(page).waitFor({ state: 'detached' })
    expect(asked.filter((url) => url.includes('flockler.com'))).toEqual([])
    await show.click()
    const frame = page.locator('iframe[id^="flockler-embed-iframe-"]')
    await expect.poll(() => frame.getAttribute('height')).toBe(String(wallHeight))
    await page.frameLocator('iframe[id^="flockler-embed-iframe-"]').locator('html[data-heard]').waitFor()

    const refused = await agreeing('/nl/het-vak/', false)
    const other = refused.page.getByRole('button', { name: 'Toon de nieuwste berichten' })
    await other.scrollIntoViewIfNeeded()
    await resting(refused.page).waitFor({ state: 'detached' })
    await other.click()
    await refused.page.getByText('als je cookies toestaat').waitFor()
    expect(refused.asked.filter((url) => url.includes('flockler.com'))).toEqual([])
  })

  test('the one who bought is thanked with the order for Trusted Shops; who follows a shared link is not told who it was', async () => {
    const de = storefrontOf('de_DE')
    const product = await somethingToBuy(de)
    const { page, events } = await agreeing('/de/')
    // As a pixel of the container sets it.
    const browserId = `fb.0.1700000000000.${crypto.getRandomValues(new Uint32Array(1))[0]}`
    await page.context().addCookies([{ name: '_fbp', value: browserId, url: origin() }])
    const me = browserShopper(page, de)
    await me.chooseSize(product.url, product.size)
    await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
    await me.goToCart()
    await me.pay()
    const number = await me.expectThanks()
    await wait(page)
    const purchases = async (on: Page) => (await commerce(on)).filter(({ event }) => event === 'purchase')
    await expect
      .poll(() => purchases(page))
      .toEqual([
        {
          event: 'purchase',
          transaction_id: number,
          currency: 'EUR',
          value: expect.any(Number),
          tax: expect.any(Number),
          shipping: expect.any(Number),
          items: [expect.objectContaining({ item_variant: product.size, quantity: 1 })],
        },
      ])
    // The server tells Meta of the same purchase, by the same number.
    const eventId = await page.evaluate(() =>
      (window as unknown as { dataLayer: { event?: string; event_id?: string }[] }).dataLayer.flatMap(
        ({ event, event_id }) => (event === 'purchase' ? [event_id] : []),
      ),
    )
    expect(eventId).toEqual([number])
    const toldToMeta = async () => {
      const sent: { user_data: { fbp?: string } }[] = await (await fetch(`${origin()}/sandbox/meta/events`)).json()
      return sent.filter(({ user_data }) => user_data.fbp === browserId)
    }
    await expect.poll(toldToMeta, { timeout: 20_000 }).toEqual([
      {
        event_name: 'Purchase',
        event_time: expect.any(Number),
        event_id: number,
        user_data: { fbp: browserId, client_user_agent: expect.stringContaining('Mozilla/5.0') },
        custom_data: {
          value: expect.any(Number),
          currency: 'EUR',
          content_ids: [expect.any(String)],
          content_type: 'product',
        },
        action_source: 'website',
        event_source_url: `${origin()}/de/checkout/payment/`,
      },
    ])
    const told = async (on: Page) =>
      JSON.parse((await on.locator('#trustbadge-sandbox').getAttribute('data-order')) ?? 'null')
    const order = await told(page)
    expect(order).toEqual({
      tsCheckoutOrderNr: number,
      tsCheckoutBuyerEmail: expect.stringContaining('@'),
      tsCheckoutOrderAmount: expect.stringMatching(/^\d+\.\d\d$/),
      tsCheckoutOrderCurrency: 'EUR',
      tsCheckoutOrderPaymentType: expect.any(String),
    })
    await expect
      .poll(() => events.find((one) => (one as { event: string }).event === 'Purchase'))
      .toMatchObject({ orderid: number, totalvalue: Number(order.tsCheckoutOrderAmount), currency: 'EUR' })
    expect(JSON.stringify([...events, ...(await commerce(page))])).not.toContain(order.tsCheckoutBuyerEmail)
    await page.reload()
    await wait(page)
    await page.locator('#trustbadge-sandbox').waitFor()
    expect(await purchases(page)).toEqual([])

    const friend = await agreeing(page.url())
    await wait(friend.page)
    await friend.page.locator('#trustbadge-sandbox').waitFor()
    expect(await purchases(friend.page)).toEqual([])
    expect(await told(friend.page)).toMatchObject({ tsCheckoutOrderNr: number })
    expect(await told(friend.page)).not.toHaveProperty('tsCheckoutBuyerEmail')
    const refused = await agreeing(page.url(), false)
    expect(await refused.page.locator('#trustedShopsCheckout').count()).toBe(0)
  })
})
