import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

test('a delivery method shows at once what it costs and when it comes, and opens its pickup points', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser()
  const me = browserShopper(page, storefront)
  await me.goToDelivery(product)
  await untilHydrated(page)

  const order = page.getByRole('region', { name: me.say('checkout.your_order') })
  await page.locator('input[name="shippingMethod"][value="dhl-evening"]').check({ force: true })
  await order.getByText(/^Bij je op .* tussen 18 en 22 uur$/).waitFor()
  expect(await order.textContent()).toContain('6,95')
  await page.locator('input[name="shippingMethod"][value="dhl-point"]').check({ force: true })
  const places = page.getByRole('region', { name: me.say('point.title') })
  await places.locator('input[name="servicePoint"]').first().waitFor({ state: 'attached' })
  expect(new URL(page.url()).search).toBe('')
  expect(await axeFindings(page)).toEqual([])
  await places.getByRole('button', { name: me.say('point.choose') }).click()
  await page.waitForURL('**/checkout/payment/')

  // From 1024 pixels on, what is ordered stands beside the ways to pay.
  const methods = await page.locator('input[name="paymentMethod"]').first().boundingBox()
  const button = await page.locator('input[name="termsAccepted"]').boundingBox()
  expect(button?.x ?? 0).toBeGreaterThan((methods?.x ?? 0) + 400)
})
