import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { newAddress, password, registerInBrowser } from './account-holder.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

async function toTheCheckout(options: Parameters<typeof openBrowser>[0] = {}) {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ ...options })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.checkout()
  await untilHydrated(page)
  const field = (name: string) => page.locator(`input[name="${name}"]`)
  return { storefront, page, me, field }
}

test('what was typed survives a reload after an error, and an error that is mended leaves the list', async () => {
  const { page, me, field } = await toTheCheckout()
  await field('email').fill('sanne@example')
  await field('billingAddress.firstName').fill('Sanne')
  // The sentence comes a moment after its field was left, and moves what stands below it.
  await page.locator('main').getByText(me.say('message.email-invalid')).waitFor()
  await field('billingAddress.zipcode').fill('99')
  // By its key: leaving the field before it brings a sentence, which would move the box from under a pointer.
  await page.locator('input[name="elsewhere"]').press('Space')
  await field('shippingAddress.city').fill('Utrecht')
  await page.getByRole('button', { name: me.say('address.next'), exact: true }).click()
  const summary = page.locator('main').getByRole('alert')
  await summary.getByText(me.say('message.email-invalid')).waitFor()

  await field('email').fill('sanne@example.com')
  await field('billingAddress.lastName').fill('de Wit')
  await expect.poll(() => page.locator('main').getByText(me.say('message.email-invalid')).count()).toBe(0)
  expect(await field('billingAddress.lastName').evaluate((input) => input === document.activeElement)).toBe(true)
  await field('billingAddress.lastName').blur()

  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => field('billingAddress.lastName').inputValue()).toBe('de Wit')
  expect(await field('email').inputValue()).toBe('sanne@example.com')
  expect(await field('billingAddress.zipcode').inputValue()).toBe('99')
  expect(await field('shippingAddress.city').inputValue()).toBe('Utrecht')
  expect(await field('shippingAddress.city').isVisible()).toBe(true)
})

test('a password is kept nowhere, and what was typed beside it stays', async () => {
  const page = await openBrowser({ path: routePath(storefrontOf('nl_NL'), 'accountCreate') })
  await untilHydrated(page)
  await page.locator('main input[name="firstName"]').fill('Sanne')
  await page.locator('main input[name="password"]').fill('een geheime zin')
  await page.locator('main input[name="email"]').focus()
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(kept).toContain('Sanne')
  expect(await kept()).not.toContain('geheime')
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => page.locator('main input[name="firstName"]').inputValue()).toBe('Sanne')
  expect(await page.locator('main input[name="password"]').inputValue()).toBe('')
})

test('a password can be looked at', async () => {
  const storefront = storefrontOf('nl_NL')
  const page = await openBrowser({ path: routePath(storefront, 'account') })
  await untilHydrated(page)
  const field = page.locator('main input[name="password"]')
  await field.fill('een korte zin')
  const show = page.locator('main').getByRole('button', { name: 'Wachtwoord tonen' })
  await show.click()
  expect([await field.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  expect(await field.inputValue()).toBe('een korte zin')
  await show.click()
  expect(await field.getAttribute('type')).toBe('password')
})

test('a guest becomes a customer with one password after the order, whose addresses are folded the next time', async () => {
  const { storefront, page, me } = await toTheCheckout({ viewport: { width: 360, height: 800 } })
  const email = newAddress()
  await me.giveAddress(email)
  await me.chooseDelivery()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  await untilHydrated(page)
  const join = page.getByRole('region', { name: me.say('success.join_title') })
  expect(await join.locator('input:visible').count()).toBe(1)
  await join.locator('input[name="password"]').fill('kort')
  await join.getByRole('button', { name: me.say('account.create') }).click()
  await join.getByText(me.say('message.password-too-short')).first().waitFor()
  await join.locator('input[name="password"]').fill(password)
  await join.getByRole('button', { name: me.say('account.create') }).click()
  await page.getByText(me.say('success.joined')).waitFor()
  await page.goto(routePath(storefront, 'customerOrders'))
  await page.locator('main').getByText(number).first().waitFor()

  const product = await somethingToBuy(storefront)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.checkoutAsKnown()
  const main = page.locator('main')
  await main.getByRole('link', { name: me.say('checkout.by_steps') }).click()
  await page.getByRole('navigation', { name: me.say('checkout.steps') }).waitFor()
  await main.getByText('Damrak 12').first().waitFor()
  const street = main.locator('input[name="billingAddress.street"]')
  expect(await street.isVisible()).toBe(false)
  await main.getByText(me.say('account.change')).first().click()
  await street.waitFor()
  expect(await street.inputValue()).toBe('Damrak')
  await main.getByRole('button', { name: me.say('address.next'), exact: true }).click()
  await page.waitForURL('**/checkout/shipment/')
})

test('the withdrawal form knows who is logged in', async () => {
  const storefront = storefrontOf('nl_NL')
  const { page, email } = await registerInBrowser(storefront)
  await page.goto(routePath(storefront, 'withdraw'))
  expect(await page.locator('main input[name="name"]').inputValue()).toBe('Sanne de Wit')
  expect(await page.locator('main input[name="email"]').inputValue()).toBe(email)
})
