import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from '@zxing/library'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { type RouteName, routePath } from '#kernel/routes.ts'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { catalogueOf } from '#web/messages/catalogues.ts'
import { newAddress, password, registerInBrowser } from './account-holder.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage } from './browser.ts'
import { inTurn } from './extent.ts'
import { linksTo } from './mails.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')

/** Somebody of the demo shop, whose account was lived in. */
async function logInAsSomeone(page: Page, storefront = nl): Promise<void> {
  const someone = demoCustomers.find(({ storefrontCode }) => storefrontCode === storefront.code)
  await page.goto(routePath(storefront, 'account'))
  await page.locator('main input[name="username"]').fill(someone?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL(`**${routePath(storefront, 'customer')}`)
}

/** What a till reads on a screen. */
async function scanned(barcode: Locator): Promise<string> {
  const picture = sharp(await barcode.screenshot()).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const grey = Uint8ClampedArray.from(data)
  const source = new RGBLuminanceSource(grey, info.width, info.height)
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText()
}

test.each([360, 1280])('a till reads the pass and the vouchers from a screen of %i pixels', async (width) => {
  const page = await openBrowser({ viewport: { width, height: 900 }, deviceScaleFactor: width < 500 ? 3 : 1 })
  await logInAsSomeone(page)
  const barcodes = page.locator('main figure')
  await barcodes.first().waitFor()
  expect(await barcodes.count()).toBe(2)
  for (const barcode of await barcodes.all())
    expect(await scanned(barcode.locator('svg'))).toBe(await barcode.locator('figcaption').textContent())
  await page.goto(routePath(nl, 'customerPass'))
  await page.locator('main figure svg').waitFor()
  expect(await scanned(page.locator('main figure svg'))).toMatch(/^C5\d{5}$/)
})

test('axe finds nothing on the pages of an account, on a phone and on a desktop', async () => {
  const looks = [
    { width: 360, height: 800 },
    { width: 1280, height: 900 },
  ].map(async (viewport) => {
    const found: string[] = []
    const page = await openBrowser({ viewport, reducedMotion: 'reduce' })
    const look = async (name: RouteName, query = '', params: Record<string, string> = {}) => {
      await page.goto(routePath(nl, name, params) + query)
      // What unfolds is part of the page.
      for (const fold of await page.locator('main details > summary').all()) await fold.click()
      // What the header lies over is no smaller for it.
      await page.evaluate(() => scrollTo(0, 0))
      for (const finding of await axeFindings(page)) found.push(`${name}${query} at ${viewport.width}: ${finding}`)
    }
    await look('accountCreate')
    await look('accountRecover')
    await look('accountData')
    await logInAsSomeone(page)
    await look('customer')
    await look('customerEdit')
    await look('customerAddress')
    await look('customerAddress', '?edit=new')
    await look('customerWishlist')
    await look('customerPass')
    await look('customerOrders')
    const order = await page.locator('main a[href*="/customer/orders/"]').first().getAttribute('href')
    await look('customerOrder', '', { id: order?.split('/').at(-2) ?? '' })
    await look('accountConfirm', '', { hash: 'A'.repeat(43) })
    return found
  })
  // Side by side: what either waits for is time for the other.
  expect((await Promise.all(looks)).flat()).toEqual([])
})

test.each(inTurn(storefronts, 2).map((storefront) => [storefront.code, storefront] as const))(
  'in %s whoever is logged in is welcomed in the header, by name, beside the way to the account',
  async (_, storefront) => {
    const page = await openBrowser()
    await page.goto(routePath(storefront, 'home'))
    const header = page.getByRole('banner')
    await header
      .getByRole('link', { name: journeyMessagesOf(storefront)('account.join') })
      .first()
      .waitFor()
    await logInAsSomeone(page, storefront)
    await page.goto(routePath(storefront, 'home'))
    const welcome = header.locator(`a[href="${routePath(storefront, 'customer')}"]`).first()
    const someone = demoCustomers.find(({ storefrontCode }) => storefrontCode === storefront.code)
    const name = someone?.addresses[0]?.firstName ?? ''
    await expect
      .poll(() => welcome.innerText())
      .toBe((catalogueOf(storefront.contentLang)['account.hello'] ?? '').replace('{firstName}', name))
  },
)

test('an order placed as a guest comes into the account once the link in the mail was pressed', async () => {
  const page = await openBrowser()
  const me = browserShopper(page, nl)
  const email = newAddress()
  const product = await somethingToBuy(nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.checkout()
  await me.giveAddress(email)
  await me.chooseDelivery()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  const { search } = new URL(page.url())
  // Whoever ordered without an account is offered one, once the order is paid.
  await page
    .locator('main')
    .getByRole('button', { name: me.say('account.create') })
    .waitFor()

  const holder = await registerInBrowser(nl, { email })
  await holder.page.goto(routePath(nl, 'customerOrders'))
  expect(await holder.main.getByText(number).count()).toBe(0)
  await holder.main.getByRole('button', { name: me.say('account.confirm_send') }).click()
  await holder.page.getByRole('status').getByText(email).waitFor()
  const [link = ''] = await linksTo(email, /http\S+\/account\/confirm\/\S+/)

  // Whoever is not logged in logs in first, and comes back to the link.
  await holder.logOut()
  await holder.page.goto(link)
  await holder.logIn()
  await holder.main.getByRole('button', { name: me.say('account.confirm') }).click()
  await holder.page.getByRole('heading', { level: 1, name: me.say('account.confirmed_title') }).waitFor()
  await holder.main.getByRole('link', { name: me.say('account.orders') }).click()
  await holder.main.getByText(number).waitFor()
  expect(await holder.main.getByRole('button', { name: me.say('account.confirm_send') }).count()).toBe(0)

  // The order's link leads to the account from now on, with what was announced.
  await holder.page.goto(`${routePath(nl, 'order')}${search}&announced=return`)
  await holder.page.waitForURL(/\/customer\/orders\/[^/]+\/\?announced=return$/)
  await holder.main.getByText(me.say('follow.return_announced')).waitFor()
  expect(await holder.main.innerText()).toContain(number)
})

test('a link that confirmed an address was used up, and says so', async () => {
  const holder = await registerInBrowser(nl)
  await holder.page.goto(routePath(nl, 'accountConfirm', { hash: 'A'.repeat(43) }))
  await holder.main.getByRole('button', { name: holder.say('account.confirm') }).click()
  await holder.page.getByRole('heading', { level: 1, name: holder.say('account.dead_link_title') }).waitFor()
  await holder.main.getByRole('link', { name: holder.say('dead.orders') }).click()
  await holder.page.waitForURL(`**${routePath(nl, 'customerOrders')}`)
})

test('the same with JavaScript switched off, and a pass that is simply there', async () => {
  const { page, main, say, email, logOut, logIn } = await registerInBrowser(nl, { javaScriptEnabled: false })
  await page.goto(routePath(nl, 'customerPass'))
  expect(await main.locator('figcaption').textContent()).toMatch(/^C\d+$/)
  expect((await main.locator('figure svg').boundingBox())?.height).toBeGreaterThan(80)
  // Keeping it needs a program; nobody is offered what does not work.
  expect(await main.getByRole('button', { name: say('account.pass_keep') }).count()).toBe(0)

  await page.goto(routePath(nl, 'customerOrders'))
  await main.getByRole('button', { name: say('account.confirm_send') }).click()
  await main.getByText(email).waitFor()
  const [link = ''] = await linksTo(email, /http\S+\/account\/confirm\/\S+/)
  await page.goto(link)
  await main.getByRole('button', { name: say('account.confirm') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.confirmed_title') }).waitFor()

  await page.goto(routePath(nl, 'customerEdit'))
  await main.getByText(say('account.change_password')).first().click()
  await main.locator('input[name="currentPassword"]').fill('not this one')
  await main.locator('input[name="newPassword"]').fill('an even longer sentence')
  await main.locator('input[name="newPasswordConfirm"]').fill('an even longer sentence')
  const change = main.getByRole('button', { name: say('account.change_password') })
  await change.click()
  // What is wrong stays unfolded.
  await main.getByText(say('message.password-wrong')).first().waitFor()
  await main.locator('input[name="currentPassword"]').fill(password)
  await main.locator('input[name="newPassword"]').fill('an even longer sentence')
  await main.locator('input[name="newPasswordConfirm"]').fill('an even longer sentence')
  await change.click()
  await main.getByText(say('account.saved')).waitFor()
  await logOut()
  await logIn('an even longer sentence')
  await page.waitForURL(`**${routePath(nl, 'customer')}`)
})

test.each([true, false])('a guest is mailed a link to their data (with JavaScript: %s)', async (javaScriptEnabled) => {
  const say = journeyMessagesOf(nl)
  const email = newAddress()
  const page = await openBrowser({ javaScriptEnabled, path: routePath(nl, 'account') })
  const main = page.locator('main')
  await main.getByRole('link', { name: say('account.data_title') }).click()
  await page.getByRole('heading', { level: 1, name: say('account.data_title') }).waitFor()
  await main.locator('input[name="email"]').fill('sanne')
  await main.getByRole('button', { name: say('account.data_send') }).click()
  await main.getByText(say('message.email-invalid')).first().waitFor()
  await main.locator('input[name="email"]').fill(email)
  await main.getByRole('button', { name: say('account.data_send') }).click()
  await page.getByRole('status').getByText(say('account.data_sent')).waitFor()

  const [link = ''] = await linksTo(email, /http\S+\/account\/data\/\S+/)
  await page.goto(link)
  await page.getByRole('heading', { level: 1, name: say('account.your_data') }).waitFor()
  const [readable, file] = await Promise.all(
    [say('account.export'), say('account.export_file')].map(async (name) => {
      const href = await main.getByRole('link', { name, exact: true }).getAttribute('href')
      const response = await page.request.get(href ?? '')
      expect(response.headers()['cache-control']).toBe('private, no-store')
      expect(response.headers()['content-disposition']).toContain('attachment')
      return response.text()
    }),
  )
  expect(readable).toContain(email)
  expect(JSON.parse(file ?? '')).toMatchObject({ email, orders: [] })
})

test('a heart that is pressed twice at once asks the shop once, and is disabled meanwhile', async () => {
  const { page, main, say } = await registerInBrowser(nl)
  await openPage(page, `${routePath(nl, 'products')}?list=new`)
  const asked: string[] = []
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/graphql', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"productId"')) {
      asked.push(body)
      await held
    }
    await route.continue()
  })
  // What it is called changes with the press.
  const heart = main
    .getByRole('button', { name: new RegExp(`^(?:${say('wishlist.add')}|${say('wishlist.remove')}): `) })
    .first()
  await heart.dblclick()
  await expect.poll(() => heart.getAttribute('aria-disabled')).toBe('true')
  answer()
  await expect.poll(() => heart.getAttribute('aria-disabled')).toBe(null)
  expect(asked).toHaveLength(1)
})

test.each([true, false])(
  'who can’t log in is shown another way at the third attempt (with JavaScript: %s)',
  async (javaScriptEnabled) => {
    const say = journeyMessagesOf(nl)
    const page = await openBrowser({ javaScriptEnabled, path: routePath(nl, 'account') })
    const main = page.locator('main')
    const help = main.getByText(say('account.attempts_help'))
    for (const [attempt, secret] of ['not this', 'nor this', 'nor that'].entries()) {
      expect(await help.count()).toBe(0)
      await main.locator('input[name="username"]').fill('nobody@example.org')
      await main.locator('input[name="password"]').fill(secret)
      await main.getByRole('button', { name: say('account.login'), exact: true }).click()
      await main.locator(`input[name="attempts"][value="${attempt + 1}"]`).waitFor({ state: 'attached' })
    }
    await help.waitFor()
  },
)

test.each([true, false])(
  'a device that was left somewhere is logged out from a phone by the password (with JavaScript: %s)',
  async (javaScriptEnabled) => {
    const { page, main, say, email } = await registerInBrowser(nl, { javaScriptEnabled })
    const other = await openBrowser({ path: routePath(nl, 'account') })
    await other.locator('main input[name="username"]').fill(email)
    await other.locator('main input[name="password"]').fill(password)
    await other.locator('main input[name="password"]').press('Enter')
    await other.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()

    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(routePath(nl, 'customerEdit'))
    const endings = page.locator(`summary[aria-label^="${say('account.end_session')}: "]`)
    expect(await endings.count()).toBe(1)
    expect((await endings.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await endings.press('Enter')
    const form = main.locator('details', { has: endings })
    const field = form.getByLabel(say('account.current_password'))
    const end = form.getByRole('button', { name: say('account.end_session'), exact: true })
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect((await end.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await field.fill('not this one')
    await field.press('Enter')
    await form.getByText(say('message.password-wrong')).first().waitFor()
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    expect(await endings.count()).toBe(1)
    // What looks for findings is a script itself.
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    await other.goto(routePath(nl, 'customerOrders'))
    expect(new URL(other.url()).pathname).toBe(routePath(nl, 'customerOrders'))
    // The summary took the focus from the field in which Enter was pressed; what stands beside it stays.
    expect(await form.getByText(say('message.password-wrong')).count()).toBe(2)

    await field.fill(password)
    await end.click()
    await main
      .getByRole('status')
      .filter({ hasText: say('security.device_ended') })
      .waitFor()
    expect(await endings.count()).toBe(0)
    await other.goto(routePath(nl, 'customerOrders'))
    expect(new URL(other.url()).pathname).toBe(routePath(nl, 'account'))
  },
)

test('on a phone the line of account pages shows the page one is on', async () => {
  const { page, say } = await registerInBrowser(nl)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(routePath(nl, 'customerEdit'))
  const here = page.getByRole('navigation', { name: say('account.title') }).locator('[aria-current="page"]')
  await expect
    .poll(async () => ((await here.boundingBox())?.x ?? 0) + ((await here.boundingBox())?.width ?? 999))
    .toBeLessThan(360)
})

test('on a desktop orders stand side by side, and those under way name the day on which they are expected', async () => {
  const page = await openBrowser()
  await logInAsSomeone(page)
  await page.goto(routePath(nl, 'customerOrders'))
  const cards = page.locator('main li', { has: page.getByRole('heading', { level: 2 }) })
  const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()])
  expect(second?.y).toBe(first?.y)
  expect(second?.x ?? 0).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
  await cards
    .first()
    .getByText(/^Verwacht: \S/)
    .waitFor()
  const delivered = cards.filter({ hasText: journeyMessagesOf(nl)('account.status_delivered') })
  expect(await delivered.count()).toBeGreaterThan(0)
  expect(await delivered.getByText(/^Verwacht/).count()).toBe(0)
})

test('a new address is as wide as the other pages of the account, and nothing of it is cut off on a phone', async () => {
  const page = await openBrowser({ viewport: { width: 1280, height: 900 } })
  await logInAsSomeone(page)
  const book = routePath(nl, 'customerAddress')
  await page.goto(book)
  const entries = await page.locator('main ul').filter({ hasText: 'Nederland' }).first().boundingBox()
  await page.goto(`${book}?edit=new`)
  const right = async () => {
    const boxes = await page
      .locator('main fieldset input:visible, main fieldset select:visible')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right))
    return Math.max(...boxes)
  }
  expect(Math.round(await right())).toBe(Math.round((entries?.x ?? 0) + (entries?.width ?? 0)))
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await right()).toBeLessThanOrEqual(360)
})
