import type { Storefront } from '#kernel/storefront.ts'
import { openBrowser } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** A guest's order that is paid, and the page where its link leads. */
export async function guestOrder(storefront: Storefront, javaScriptEnabled: boolean) {
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ javaScriptEnabled })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  if (javaScriptEnabled) await page.getByRole('dialog').waitFor()
  else await page.waitForURL('**/cart/')
  await me.goToCart()
  await me.pay()
  const number = await me.expectThanks()
  await page.getByRole('link', { name: me.say('success.follow') }).click()
  await page.getByRole('heading', { level: 1, name: new RegExp(number) }).waitFor()
  return { page, me, number, product }
}
