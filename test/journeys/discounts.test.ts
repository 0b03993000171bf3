import { expect, test } from 'vitest'
import { demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, origin } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')

async function withSomethingInTheCart({ javaScriptEnabled = true } = {}) {
  const product = await somethingToBuy(nl)
  const page = await openBrowser({ javaScriptEnabled })
  const me = browserShopper(page, nl)
  await me.chooseSize(product.url, product.size)
  if (javaScriptEnabled) await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  await me.goToCart()
  const main = page.locator('main')
  const type = async (code: string) => {
    const field = main.getByRole('textbox', { name: me.say('cart.code_label') })
    if (!(await field.isVisible())) await main.locator('summary', { hasText: me.say('cart.code') }).click()
    await field.fill(code)
    await main.getByRole('button', { name: me.say('cart.code_apply') }).click()
  }
  return { page, main, me, type }
}

test('a shopper types a code that nobody knows, then one that takes ten per cent off, and orders with it', async () => {
  const { main, me, type } = await withSomethingInTheCart()
  await type('nonsense')
  await main.getByText(me.say('message.promotion-not-found')).waitFor()
  await type('welcome10')
  const discounts = main.getByRole('list', { name: me.say('cart.discounts') })
  await discounts.getByText('WELCOME10').waitFor()
  expect(await main.textContent()).toMatch(/\u2212€\s\d+,\d\d/)
  await me.checkout()
  await me.giveAddress()
  await me.chooseDelivery()
  await main.getByText('Welkom: 10% korting').first().waitFor()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  expect(await main.textContent()).toContain('Welkom: 10% korting')
  await expect
    .poll(async () => (await fetch(`${origin()}/development/mail`)).text(), { interval: 500 })
    .toContain(number)
})

test('a code is taken out of the cart, and put back', async () => {
  const { page, main, me, type } = await withSomethingInTheCart()
  await type('WELCOME10')
  const discounts = main.getByRole('list', { name: me.say('cart.discounts') })
  await discounts.getByRole('button').click()
  await discounts.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: me.say('cart.undo') }).click()
  await discounts.getByText('WELCOME10').waitFor()
})

test('without JavaScript a code works in the cart and in the checkout', async () => {
  const { page, main, me, type } = await withSomethingInTheCart({ javaScriptEnabled: false })
  await type('nonsense')
  expect(await main.textContent()).toContain(me.say('message.promotion-not-found'))
  await me.goToCart()
  await me.checkout()
  await me.giveAddress()
  await type('nonsense')
  // Back where it was typed, with what is wrong beside it.
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutShipment'))
  const field = main.getByRole('textbox', { name: me.say('cart.code_label') })
  expect(await field.inputValue()).toBe('nonsense')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await main.textContent()).toContain(me.say('message.promotion-not-found'))
  await type('DOORSTEP')
  // Back where it was typed, with the discount.
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutShipment'))
  expect(await main.textContent()).toContain('DOORSTEP')
})

test('a customer uses their voucher with an order, and finds it in their history', async () => {
  const product = await somethingToBuy(nl)
  const page = await openBrowser({ path: routePath(nl, 'account') })
  const me = browserShopper(page, nl)
  const main = page.locator('main')
  await main.locator('input[name="username"]').fill('sanne@cordwainer.example')
  await main.locator('input[name="password"]').fill(demoPassword)
  await main.getByRole('button', { name: me.say('account.login'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Sanne/ }).waitFor()
  const answer = await page.request.post('/graphql', {
    headers: { 'x-store-key': nl.code },
    data: { query: '{ vouchers { barcode } }' },
  })
  const { data } = (await answer.json()) as { data: { vouchers: { barcode: string }[] } }
  const barcode = data.vouchers[0]?.barcode ?? ''

  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
  await me.goToCart()
  await main.locator('summary', { hasText: me.say('cart.code') }).click()
  await main.getByRole('textbox', { name: me.say('cart.code_label') }).fill(barcode)
  await main.getByRole('button', { name: me.say('cart.code_apply') }).click()
  const name = 'Clubvoucher van €\u00A010'
  await main.getByText(name).first().waitFor()
  await me.checkoutAsKnown()
  await main.getByText(name).first().waitFor()
  await me.order()
  await me.decideAtProvider('paid')
  const number = await me.expectThanks()
  expect(await main.textContent()).toContain(name)
  await page.goto(routePath(nl, 'customerOrders'))
  await main.getByRole('link', { name: new RegExp(number) }).click()
  await main.getByText(name).waitFor()
})
