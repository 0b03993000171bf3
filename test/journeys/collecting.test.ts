import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** In the checkout, before the question how the parcel travels. */
async function beforeDelivery(store: StorefrontCode, { javaScriptEnabled = true } = {}) {
  const storefront = storefrontOf(store)
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  if (javaScriptEnabled) await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  else await page.waitForURL('**/cart/')
  await me.goToCart()
  await me.checkout()
  await me.giveAddress()
  const main = page.locator('main')
  return {
    page,
    main,
    me,
    async collectBy(method: string) {
      await main.locator(`input[name="shippingMethod"][value="${method}"]`).check({ force: true })
      const title = me.say(method === 'store-pickup' ? 'pickup.choose_title' : 'point.title')
      // The places open below the choice; without JavaScript once it was sent.
      if (!javaScriptEnabled) await main.getByRole('button', { name: me.say('shipment.next'), exact: true }).click()
      await main.getByRole('region', { name: title }).waitFor()
      // Where it waits is part of how it travels: the question and the step above it stay what they were.
      await page.getByRole('heading', { level: 1, name: me.say('shipment.title') }).waitFor()
      await main.locator('[aria-current="step"]', { hasText: me.say('checkout.step_shipment') }).waitFor()
    },
    async search(place: string) {
      await main.getByRole('textbox', { name: me.say('point.search') }).fill(place)
      await main.getByRole('button', { name: me.say('point.find') }).click()
      if (!javaScriptEnabled) await page.waitForURL(/[?&]q=/)
    },
    async take(place: string | RegExp) {
      await main.getByRole('radio', { name: place }).check({ force: true })
      await main.getByRole('button', { name: me.say('point.choose') }).click()
    },
    async orderAndPay() {
      await page.waitForURL('**/checkout/payment/')
      await me.order()
      await me.decideAtProvider('paid')
      await me.expectThanks()
    },
  }
}

describe.each([
  ['with', true],
  ['without', false],
] as const)('%s JavaScript', (_, javaScriptEnabled) => {
  test('a parcel goes to a pickup point that was searched for', async () => {
    const { main, collectBy, search, take, orderAndPay, page } = await beforeDelivery('nl_NL', { javaScriptEnabled })
    await collectBy('dhl-point')
    await search('Biltstraat Utrecht')
    const place = main.getByRole('radio', { name: /Biltstraat/ })
    await place.waitFor()
    // The map's pins bear the numbers of the list, and tick it or lead to it.
    expect(await main.locator('svg[viewBox] a').count()).toBe(await main.locator('input[name="servicePoint"]').count())
    if (javaScriptEnabled) {
      expect(new URL(page.url()).search).toBe('')
      await main.locator('svg[viewBox] a', { hasText: /^2$/ }).dispatchEvent('click')
      expect(await main.locator('input[name="servicePoint"]').nth(1).isChecked()).toBe(true)
    }
    await take(/Biltstraat/)
    await page.waitForURL('**/checkout/payment/')
    await main.getByText('Tabakswinkel Biltstraat').waitFor()
    await orderAndPay()
  })

  test('a parcel goes to a packstation, once its shopper’s number at DHL is told', async () => {
    const { main, me, collectBy, take, orderAndPay } = await beforeDelivery('de_DE', { javaScriptEnabled })
    await collectBy('dhl-packstation')
    await take(/Packstation 101/)
    await main.getByText(me.say('message.dhl-customer-number-required')).first().waitFor()
    await main.locator('input[name="dhlCustomerNumber"]').fill('1234 5678')
    await take(/Packstation 101/)
    await main.getByText('12345678').waitFor()
    // DHL sends back what is addressed to a street.
    expect(await main.getByText('Ehrenstraße').count()).toBe(0)
    await orderAndPay()
  })
})

test('where no packstation is found, the shopper is told how to search', async () => {
  const { main, me, collectBy, search, page } = await beforeDelivery('de_DE')
  await collectBy('dhl-packstation')
  await search('Erehwon')
  await main.getByText(me.say('message.packstations-not-found')).waitFor()
  // Nothing is cut from what was typed: 1234 would be another machine as 123.
  await main.locator('input[name="number"]').fill('1234')
  await main.getByRole('button', { name: me.say('point.find') }).click()
  await main.getByText(me.say('message.packstation-number-too-long')).first().waitFor()
  expect(await main.locator('input[name="number"]').inputValue()).toBe('1234')
  // Searching stays on the page: back walks the steps.
  await page.goBack()
  await page.waitForURL('**/checkout/')
})

test('a parcel is collected in a store of ours, and comes home after all', async () => {
  const { main, me, collectBy, page } = await beforeDelivery('nl_NL')
  await collectBy('store-pickup')
  await main.getByRole('button', { name: me.say('point.choose') }).click()
  await page.waitForURL('**/checkout/payment/')
  await main.getByText('Cordwainer Amsterdam').first().waitFor()
  await page.goto('/nl/checkout/shipment/')
  await main.locator('input[name="shippingMethod"][value="postnl"]').check({ force: true })
  await me.chooseDelivery()
  await main.getByText('Damrak 12').first().waitFor()
  expect(await main.textContent()).not.toContain('Cordwainer Amsterdam')
})

test('Riverty is a shopper’s own choice, asks for its terms and is refused without them', async () => {
  const { main, me, page } = await beforeDelivery('nl_NL')
  await me.chooseDelivery()
  const riverty = main.locator('input[name="paymentMethod"][value="riverty"]')
  expect(await riverty.isChecked()).toBe(false)
  const terms = main.locator('input[name="rivertyTermsAccepted"]')
  expect(await terms.isVisible()).toBe(false)
  await riverty.check({ force: true })
  expect(await terms.isChecked()).toBe(false)
  await main.locator('input[name="termsAccepted"]').check({ force: true })
  await main.locator('input[name="withdrawalRead"]').check({ force: true })
  const order = main.locator('button[type="submit"]').last()
  await order.click()
  await main.getByText(me.say('message.riverty-terms-not-accepted')).first().waitFor()
  await main.locator('input[name="rivertyTermsAccepted"]').check({ force: true })
  await order.click()
  await page.waitForURL('**/sandbox/mollie/**')
  await me.decideAtProvider('authorized')
  await me.expectThanks()
})
