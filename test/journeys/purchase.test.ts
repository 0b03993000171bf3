import { expect, test } from 'vitest'
import { storefrontOf, storefronts } from '#kernel/storefront.ts'
import { openBrowser, origin } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'a guest buys a pair in %s, from the product page to a paid order and its mail',
  async (_, storefront) => {
    const product = await somethingToBuy(storefront)
    const page = await openBrowser()
    const me = browserShopper(page, storefront)
    await me.chooseSize(product.url, product.size)
    await page.getByRole('dialog').getByText(me.say('cart.added')).first().waitFor()
    await me.goToCart()
    expect(await page.locator('main').textContent()).toContain(product.name)
    await me.pay()
    const number = await me.expectThanks()
    await expect
      .poll(async () => (await fetch(`${origin()}/development/mail`)).text(), { interval: 500 })
      .toContain(number)
  },
)

test('a payment that fails leaves the cart whole, and another method pays the same order', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser()
  const me = browserShopper(page, storefront)
  await me.goToDelivery(product)
  await me.chooseDelivery()
  await me.order()
  await me.decideAtProvider('failed')
  await page.waitForURL('**/checkout/payment/?order=*')
  expect(await page.locator('main').textContent()).toContain(
    'De betaling met de gekozen betaalmethode is helaas mislukt.',
  )
  await page.locator('input[type="radio"][name="paymentMethod"]').nth(1).check({ force: true })
  await page.getByRole('button', { name: me.say('payment.pay_now') }).click()
  await page.waitForURL('**/sandbox/mollie/**')
  await me.decideAtProvider('paid')
  await me.expectThanks()
})
