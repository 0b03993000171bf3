import { expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { linksTo } from './mails.ts'
import { runOrderCommand } from './order-command.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** In the checkout, having chosen to collect the order. */
async function collecting(store: StorefrontCode, options: { readonly javaScriptEnabled?: boolean } = {}) {
  const { javaScriptEnabled = true } = options
  const storefront = storefrontOf(store)
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled, viewport: { width: 390, height: 844 } })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  if (javaScriptEnabled) await page.getByRole('dialog').waitFor()
  else await page.waitForURL('**/cart/')
  await me.goToCart()
  await me.checkout()
  await page.getByRole('link', { name: me.say('pickup.collect') }).click()
  await page.getByRole('heading', { level: 1, name: me.say('pickup.contact_title') }).waitFor()
  return {
    page,
    /** Without JavaScript axe can't run; the markup is the same. */
    expectNoFindings: async () => expect(javaScriptEnabled ? await axeFindings(page) : []).toEqual([]),
    main: page.locator('main'),
    me,
    next: () => page.getByRole('button', { name: me.say('pickup.next'), exact: true }).click(),
    fill: (name: string, value: string) => page.locator(`input[name="${name}"]`).fill(value),
  }
}

test.each([true, false])(
  'from the product to the counter, with a name and no address (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const email = `collector-${javaScriptEnabled}@example.org`
    const { page, main, me, next, fill, expectNoFindings } = await collecting('de_DE', { javaScriptEnabled })
    await expectNoFindings()
    await main.locator('input[name="billingAddress.street"]').waitFor({ state: 'hidden' })
    await next()
    await main.getByText(me.say('message.first-name-required')).first().waitFor()
    await fill('email', email)
    await fill('billingAddress.firstName', 'Greta')
    await fill('billingAddress.lastName', 'Groß')
    await next()

    await page.getByRole('heading', { level: 1, name: me.say('pickup.choose_title') }).waitFor()
    // Each store says when it is ready there.
    await expectNoFindings()
    const stores = main.getByRole('radio')
    expect(await main.getByText(/^(Heute|Morgen) bereit ab|^Bereit am /).count()).toBe(await stores.count())
    await main.getByRole('radio', { name: /Köln/ }).check({ force: true })
    await main.getByRole('button', { name: me.say('point.choose') }).click()
    await page.waitForURL('**/checkout/payment/')
    await main.getByText(me.say('pickup.at'), { exact: true }).waitFor()
    expect(await main.innerText()).not.toContain(me.say('address.delivery'))
    await expectNoFindings()
    // Nobody lends to whom they can't find.
    expect(await main.locator('input[name="paymentMethod"][value="riverty"]').count()).toBe(0)
    await me.order()
    await me.decideAtProvider('paid')
    const number = await me.expectThanks()
    await main.getByText('Ehrenstraße 88').waitFor()

    await page.getByRole('link', { name: me.say('success.follow') }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
    const stands = (text: string) => main.getByRole('status').filter({ hasText: text }).waitFor()
    await stands(me.say('pickup.status_preparing'))
    await main.getByText('Ehrenstraße 88').waitFor()
    await main.locator('summary', { hasText: me.say('stores.hours') }).click()
    await main.getByRole('cell').first().waitFor()
    expect(await main.locator('svg image').count()).toBeGreaterThan(0)

    expect(await runOrderCommand('pickups', 'CGN1')).toContain(`Order ${number}: to prepare by`)
    await runOrderCommand('ready', number)
    const [told] = await linksTo(email, /Ihr Abholcode: [A-Z2-9]{6}/)
    const code = told?.slice(-6) ?? ''
    await page.reload()
    await stands(me.say('pickup.status_ready'))
    await main.getByText(code, { exact: true }).waitFor()
    await expectNoFindings()

    expect(await runOrderCommand('collected', code)).toContain(number)
    await page.reload()
    await stands(me.say('pickup.status_collected'))
    expect(await main.getByText(code, { exact: true }).count()).toBe(0)
    // It came from a store, so it goes back to one: a label would name an address.
    await page.getByRole('link', { name: me.say('follow.send_back') }).click()
    await page.getByRole('radio', { name: me.say('return.way_store') }).waitFor()
    expect(await page.getByRole('radio', { name: me.say('return.way_post') }).count()).toBe(0)
    await expectNoFindings()
  },
)

test('an invoice that has to name an address asks for one, and the way back to delivery is open', async () => {
  const { page, main, me, next, fill } = await collecting('nl_NL')
  await fill('email', 'collector@example.org')
  await fill('billingAddress.firstName', 'Sanne')
  await fill('billingAddress.lastName', 'de Wit')
  await main.getByText(me.say('pickup.billing_required')).waitFor()
  await next()
  await main.getByText(me.say('message.street-required')).first().waitFor()
  await fill('billingAddress.zipcode', '1012 AB')
  await fill('billingAddress.additionalAddressLine1', '12')
  await fill('billingAddress.street', 'Damrak')
  await fill('billingAddress.city', 'Amsterdam')
  await next()
  await page.getByRole('heading', { level: 1, name: me.say('pickup.choose_title') }).waitFor()
  await main.getByRole('link', { name: me.say('point.other_method') }).click()
  await page.getByRole('heading', { level: 1, name: me.say('shipment.title') }).waitFor()
  await main.locator('label', { hasText: 'PostNL' }).click()
  await me.chooseDelivery()
  await main.getByText(me.say('address.delivery'), { exact: true }).waitFor()
  await main.getByText('Damrak 12').first().waitFor()
})
