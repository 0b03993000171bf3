import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin, untilHydrated } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const storefront = storefrontOf('nl_NL')

/** In the checkout with something in the cart, with and without scripts. */
async function atTheCheckout(javaScriptEnabled: boolean) {
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled })
  const me = browserShopper(page, storefront)
  const fill = async () => {
    await me.chooseSize(product.url, product.size)
    if (javaScriptEnabled) await page.getByRole('dialog').waitFor()
    else await page.waitForURL('**/cart/')
    await me.goToCart()
  }
  await fill()
  await me.checkout()
  return { page, me, fill, field: (name: string) => page.locator(`input[name="${name}"]`) }
}

/** The shop has forgotten the session meanwhile; the form in front of the shopper doesn't know. */
const forget = (page: Page) =>
  page.context().addCookies([{ name: 'contextToken', value: 'c'.repeat(43), url: origin(), httpOnly: true }])

describe.each([
  ['with', true],
  ['without', false],
] as const)('a form that was left open, %s JavaScript', (_, javaScriptEnabled) => {
  test('says that its cart has ended, and the next cart knows the address that was typed', async () => {
    const { page, me, fill, field } = await atTheCheckout(javaScriptEnabled)
    await forget(page)
    const address = { firstName: 'Sanne', lastName: 'de Wit', zipcode: '1012 AB', street: 'Damrak', city: 'Amsterdam' }
    await field('email').fill('sanne@example.com')
    for (const [name, value] of Object.entries(address)) await field(`billingAddress.${name}`).fill(value)
    await field('billingAddress.additionalAddressLine1').fill('12')
    await page.getByRole('button', { name: me.say('address.next'), exact: true }).click()
    await page.getByRole('heading', { level: 1, name: me.say('outcome.title_empty') }).waitFor()
    await page.getByRole('link', { name: me.say('outcome.shop') }).waitFor()

    // Not the browser remembers it but the shop: it is there on another device of the same session.
    await page.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    await fill()
    await me.checkout()
    await expect.poll(() => field('email').inputValue()).toBe('sanne@example.com')
    for (const [name, value] of Object.entries(address))
      expect(await field(`billingAddress.${name}`).inputValue()).toBe(value)
  })

  test('of a cart says that it has ended, and changes nothing', async () => {
    const { page, me } = await atTheCheckout(javaScriptEnabled)
    await me.goToCart()
    if (javaScriptEnabled) await untilHydrated(page)
    await forget(page)
    await page.locator('main button[name="quantity"][value="2"]').click()
    await page.getByText(me.say('message.context-not-found')).first().waitFor()
    await page.getByText(me.say('cart.empty')).first().waitFor()
  })
})

test('an order that is placed in two tabs at once is one order and one payment', async () => {
  const { page, me } = await atTheCheckout(false)
  await me.giveAddress()
  await me.chooseDelivery()
  const second = await page.context().newPage()
  await second.goto(page.url())
  const order = async (tab: Page) => {
    await tab.locator('input[type="radio"][name="paymentMethod"]').first().check({ force: true })
    await tab.locator('input[name="termsAccepted"]').check({ force: true })
    await tab.locator('input[name="withdrawalRead"]').check({ force: true })
    return tab.getByRole('button', { name: journeyMessagesOf(storefront)('order.button'), exact: true })
  }
  const buttons = await Promise.all([order(page), order(second)])
  await Promise.all(buttons.map((button) => button.click()))
  await Promise.all([page, second].map((tab) => tab.waitForURL('**/sandbox/mollie/**')))
  // The provider's page has the payment's own address.
  expect(second.url()).toBe(page.url())

  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  // The other tab is told that it is paid, and pays nothing.
  await second.reload()
  expect(await second.locator('input[name="final_state"]').count()).toBe(0)
  await second.goto(`${origin()}${storefront.basePath}/checkout/payment/`)
  await second.getByRole('heading', { level: 1, name: me.say('outcome.title_empty') }).waitFor()
  expect(number).toMatch(/^1\d{5}$/)
})
