import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

test('a guest buys a pair with JavaScript switched off', async () => {
  const storefront = storefrontOf('de_DE')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled: false })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  await page.waitForURL('**/cart/')
  expect(await page.locator('main').textContent()).toContain(product.name)
  await me.pay()
  await me.expectThanks()
})

test('a broken address comes back with its errors beside the fields, and nothing that was typed is lost', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled: false })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  await page.waitForURL('**/cart/')
  await me.checkout()
  await page.locator('input[name="email"]').fill('shopper@example')
  await page.locator('input[name="billingAddress.firstName"]').fill('Sanne')
  await page.locator('input[name="billingAddress.zipcode"]').fill('99')
  await page.getByRole('button', { name: me.say('address.next'), exact: true }).click()
  const main = await page.locator('main').textContent()
  expect(main).toContain(me.say('message.email-invalid'))
  expect(main).toContain(me.say('message.last-name-required'))
  expect(await page.locator('input[name="billingAddress.firstName"]').inputValue()).toBe('Sanne')
  expect(await page.locator('input[name="billingAddress.zipcode"]').inputValue()).toBe('99')
})
