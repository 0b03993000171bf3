import { expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type StorefrontCode, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser } from './browser.ts'
import { isFullRun } from './extent.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

const nl = storefrontOf('nl_NL')

const phone = { width: 360, height: 800 }
const desktop = { width: 1280, height: 900 }

/** The longest words: what differs by its words alone, the full run looks at in each storefront and on a desktop. */
const longest: StorefrontCode = 'de_DE'
/** The home storefront, the one at the root without a prefix, and the longest words. */
const wholly: readonly StorefrontCode[] = ['nl_NL', 'en_GB', longest]
const widthsOf = (code: StorefrontCode) => (code === longest || isFullRun ? [phone, desktop] : [phone])

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  'axe finds nothing on the open pages of %s',
  async (_, storefront) => {
    const product = await somethingToBuy(storefront)
    // What a country's law and money make different.
    const lawful = [
      `${storefront.basePath}/${product.url}/`,
      routePath(storefront, 'cart'),
      routePath(storefront, 'checkout'),
      routePath(storefront, 'cookieSettings'),
      routePath(storefront, 'privacyPolicy'),
    ]
    const others = [
      routePath(storefront, 'home'),
      routePath(storefront, 'menHome'),
      routePath(storefront, 'women'),
      `${routePath(storefront, 'products')}?list=sale`,
      `${routePath(storefront, 'search')}?q=chelsea`,
      `${routePath(storefront, 'search')}?q=nothing-of-the-kind`,
      routePath(storefront, 'stores'),
      routePath(storefront, 'wishlist'),
      routePath(storefront, 'account'),
      routePath(storefront, 'withdraw'),
      `${storefront.basePath}/does-not-exist/`,
    ]
    const paths = isFullRun || wholly.includes(storefront.code) ? [...lawful, ...others] : lawful
    const looks = widthsOf(storefront.code).map(async (viewport) => {
      const consent = viewport.width > 1000
      const page = await openBrowser({ viewport, consent, reducedMotion: 'reduce' })
      const found: string[] = []
      for (const path of paths) {
        await page.goto(path)
        for (const finding of await axeFindings(page)) found.push(`${path} at ${viewport.width}: ${finding}`)
      }
      return found
    })
    // Side by side: what either waits for is time for the other.
    expect((await Promise.all(looks)).flat()).toEqual([])
  },
  // Up to thirty-two pages: more than anybody else visits.
)

test('axe finds nothing in the checkout, its errors and its dialogs', async () => {
  const product = await somethingToBuy(nl)
  const page = await openBrowser({ reducedMotion: 'reduce' })
  const me = browserShopper(page, nl)
  const found: string[] = []
  const look = async (screen: string) => {
    for (const finding of await axeFindings(page)) found.push(`${screen}: ${finding}`)
  }
  // While a change is on its way the amounts are dimmed: they are about to be others.
  const settled = async () => {
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    // They come back in a moment's fade.
    const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition).length
    await expect.poll(() => page.evaluate(fading)).toBe(0)
  }
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  await look('added to the cart')
  await me.goToCart()
  await look('the cart')
  const code = page.locator('main input[name="code"]')
  await page.locator('main summary', { hasText: me.say('cart.code') }).click()
  await code.fill('NOBODY')
  await page.getByRole('button', { name: me.say('cart.code_apply') }).click()
  await page.locator('main').getByText(me.say('message.promotion-not-found')).waitFor()
  await settled()
  await look('the cart with a code that nobody knows')
  await code.fill('DOORSTEP')
  await page.getByRole('button', { name: me.say('cart.code_apply') }).click()
  await page.locator('main').getByText('DOORSTEP').waitFor()
  await settled()
  await look('the cart with a discount')
  await me.checkout()
  await look('the address')
  await page.getByRole('button', { name: me.say('address.next'), exact: true }).click()
  await page.getByText(me.say('message.first-name-required')).first().waitFor()
  await look('the address with errors')
  await me.giveAddress()
  await look('the delivery')
  await page.goto('/nl/checkout/shipment/?type=dhl-point')
  await look('the pickup points')
  await page.goBack()
  await me.chooseDelivery()
  await look('the payment')
  await me.order()
  await look('the test screen')
  await me.decideAtProvider('failed')
  await look('a payment that failed')
  await page.getByRole('button', { name: me.say('payment.pay_now') }).click()
  await page.waitForURL('**/sandbox/mollie/**')
  await me.decideAtProvider('paid')
  await me.expectThanks()
  await look('thank you')
  expect(found).toEqual([])
})

test('what was audited in the frame is left out until it differs', async () => {
  const page = await openBrowser({ path: routePath(nl, 'cart'), reducedMotion: 'reduce' })
  expect(await axeFindings(page)).toEqual([])
  const link = page.getByRole('contentinfo').getByRole('link').last()
  await link.evaluate((element) => element.replaceChildren())
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^link-name: /)])
})
