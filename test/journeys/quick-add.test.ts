import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { UpsellDocument } from '#web/graphql/graphql.ts'
import { openBrowser, openPage, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, productWithoutASize, somethingToBuy } from './shopper.ts'

test('a card on a list asks for the size, and the size lands in the cart', async () => {
  const storefront = storefrontOf('nl_NL')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ path: `${storefront.basePath}/dames/` })
  await untilHydrated(page)

  const opener = page.getByRole('button', { name: say('card.choose') }).first()
  await opener.click()
  const chooser = page.getByRole('dialog')
  await chooser.getByRole('button', { name: /^\d/ }).first().waitFor()
  await page.keyboard.press('Escape')
  await chooser.waitFor({ state: 'hidden' })
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

  await opener.click()
  await chooser.locator('button[type="button"]', { hasText: /^\d/ }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('added.go') })
    .click()
  await page.waitForURL('**/cart/')
  await page
    .getByRole('link', { name: say('checkout.go') })
    .first()
    .waitFor()
})

test('the first piece has the shop asked anew who shops, and the next one is only counted', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser()
  const me = browserShopper(page, storefront)
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().includes('/graphql?')) answers.push(response.text().catch(() => ''))
  })
  /** How often it was asked whose cart and which customer this is. */
  const asked = async () =>
    (await Promise.all(answers)).filter((body) => body.includes('"getCart"') && body.includes('"getCustomer"')).length
  const cart = page.locator('header a[href$="/cart/"]').first()

  await openPage(page, `${storefront.basePath}/${product.url}/`)
  await expect.poll(asked).toBe(1)
  await me.pressAdd(product.size)
  await expect.poll(() => cart.textContent()).toContain('1')
  // Once for the page, once for the first piece.
  await expect.poll(asked).toBe(2)
  // The count is there before the dialog is; a key pressed in between closes nothing.
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: me.say('cart.add') })
    .first()
    .click()
  await expect.poll(() => cart.textContent()).toContain('2')
  await page.waitForLoadState('networkidle')
  expect(await asked()).toBe(2)
})

test('the dialog after adding scrolls inside its frame, whose title and cross stay', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser()
  await page.setViewportSize({ width: 1280, height: 600 })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  const dialog = page.locator('dialog[open]')
  // What goes with it comes a moment later.
  await dialog.getByRole('listitem').nth(1).waitFor()
  const room = await dialog.evaluate((frame) => ({
    frame: frame.scrollHeight - frame.clientHeight,
    inside: Math.max(...[...frame.querySelectorAll('div')].map((part) => part.scrollHeight - part.clientHeight)),
  }))
  expect(room.frame).toBe(0)
  expect(room.inside).toBeGreaterThan(100)
})

test.each([360, 1280])(
  'what goes with an addition pushes no button away when it comes late, %i pixels wide',
  async (width) => {
    const storefront = storefrontOf('nl_NL')
    const product = await somethingToBuy(storefront)
    const page = await openBrowser()
    await page.setViewportSize({ width, height: 760 })
    const me = browserShopper(page, storefront)
    const late = Promise.withResolvers<void>()
    const { hash } = UpsellDocument.__meta__ ?? {}
    await page.route(
      (url) => url.searchParams.get('documentId') === hash,
      async (route) => {
        await late.promise
        await route.continue()
      },
    )
    await me.chooseSize(product.url, product.size)
    const dialog = page.locator('dialog[open]')
    const places = () =>
      dialog.locator('a[href$="/cart/"], a[href$="/checkout/"]').evaluateAll((links) =>
        links.map((link) => {
          const { x, y, width, height } = link.getBoundingClientRect()
          return [x, y, width, height]
        }),
      )
    await expect.poll(places).toHaveLength(2)
    const before = await places()
    expect(await dialog.getByRole('listitem').count()).toBe(0)
    late.resolve()
    await dialog.getByRole('listitem').nth(1).waitFor()
    expect(await places()).toEqual(before)
  },
)

test("a size that is gone says what 'Mail me' means, and gives the focus back", async () => {
  const storefront = storefrontOf('fr_BE')
  const say = journeyMessagesOf(storefront)
  const page = await openBrowser({ path: `${storefront.basePath}/${await productWithoutASize(storefront)}/` })
  await untilHydrated(page)

  const gone = page.locator('main button[name="alert"]').first()
  await gone.click()
  const dialog = page.getByRole('dialog', { name: say('size.mail_me') })
  await dialog.getByText(say('alert.back')).waitFor()
  await dialog.getByRole('button', { name: say('dialog.close') }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await gone.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([
  ['', true],
  [', with JavaScript switched off', false],
] as const)(
  'an assistant finds a size and hands over a link, and a press puts it into the cart%s',
  async (_, javaScriptEnabled) => {
    const storefront = storefrontOf('nl_NL')
    const say = journeyMessagesOf(storefront)
    const call = async (name: string, args: object) => {
      const answer = await fetch(`${origin()}/mcp`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
      })
      return ((await answer.json()) as { result: { structuredContent: unknown } }).result.structuredContent
    }
    const { products } = (await call('search_products', { storefront: storefront.code, query: 'zwarte laarzen' })) as {
      products: { name: string; sizes: { sku: string; size: string }[] }[]
    }
    const product = products.find(({ sizes }) => sizes.length > 2)
    const size = product?.sizes[1]
    if (!product || !size) throw new Error('No boot is left in three sizes')
    const { url } = (await call('cart_link', { storefront: storefront.code, sku: size.sku })) as { url: string }
    const page = await openBrowser({ javaScriptEnabled })
    await page.goto(url)
    if (javaScriptEnabled) await untilHydrated(page)
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(size.sku)
    // Opening the link has bought nothing.
    await page.getByRole('button', { name: say('cart.add') }).click()
    await page.waitForURL('**/cart/')
    await page.getByRole('link', { name: product.name }).first().waitFor()
  },
)
