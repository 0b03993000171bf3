import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { demoCustomers, demoPassword } from '#demo/demo-customers.ts'
import { routePath } from '#kernel/routes.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true }

/** What stands alone on the page, is pressed with a thumb, and is less than 44 px high; links within sentences may be. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(button, a[href], summary, select)')]
    const isSeen = (one: HTMLElement) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.offsetWidth > 3
    const isInSentence = (one: HTMLElement) =>
      getComputedStyle(one).display === 'inline' && one.parentElement?.textContent?.trim() !== one.textContent?.trim()
    const heightOf = (one: HTMLElement) =>
      Math.max(one.getBoundingClientRect().height, Number.parseFloat(getComputedStyle(one, '::after').height) || 0)
    return controls
      .filter((one) => isSeen(one) && !isInSentence(one) && heightOf(one) < 43.5)
      .map((one) => `${(one.ariaLabel ?? one.textContent ?? '').trim()}: ${Math.round(heightOf(one))} px`)
  })
}

test('what is pressed on a phone is 44 px high: lists, products, searches, the cart and the checkout', async () => {
  const page = await openBrowser(phone)
  const me = browserShopper(page, nl)
  const product = await somethingToBuy(nl)
  const found: string[] = []
  const look = async (screen: string) => {
    for (const small of await tooSmall(page)) found.push(`${screen}: ${small}`)
  }
  for (const path of ['/nl/dames/', `${routePath(nl, 'search')}?q=chelsea`, routePath(nl, 'account')]) {
    await page.goto(path)
    await look(path)
  }
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await page.goto(`/nl/${product.url}/`)
  await look('the product')
  await me.goToCart()
  await look('the cart')
  await me.checkout()
  await look('the address')
  await me.giveAddress()
  await look('the delivery')
  await me.chooseDelivery()
  await look('the payment')
  expect(found).toEqual([])
})

test('what is pressed on a phone is 44 px high: the pages of an account, and the checkout on one page', async () => {
  const page = await openBrowser({ ...phone, path: routePath(nl, 'account') })
  await page
    .locator('main input[name="username"]')
    .fill(demoCustomers.find(({ storefrontCode }) => storefrontCode === nl.code)?.email ?? '')
  await page.locator('main input[name="password"]').fill(demoPassword)
  await page.locator('main input[name="password"]').press('Enter')
  await page.waitForURL(`**${routePath(nl, 'customer')}`)
  const found: string[] = []
  for (const name of ['customer', 'customerOrders', 'customerAddress', 'customerEdit'] as const) {
    await page.goto(routePath(nl, name))
    for (const small of await tooSmall(page)) found.push(`${name}: ${small}`)
  }
  const me = browserShopper(page, nl)
  const product = await somethingToBuy(nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.checkoutAsKnown()
  for (const small of await tooSmall(page)) found.push(`one page: ${small}`)
  expect(found).toEqual([])
})
