import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** Presses Tab until the focus stands on what is meant; every stop has to be visible. */
async function tabTo(
  page: Page,
  what: string,
  matches: (focus: { name: string; tag: string; text: string; field: string; value: string }) => boolean,
) {
  for (let presses = 0; presses < 150; presses++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!(element instanceof HTMLElement)) return null
      const shown = element.closest('label') ?? element
      const box = shown.getBoundingClientRect()
      const outline = getComputedStyle(element).outlineStyle
      const labelOutline = getComputedStyle(shown).outlineStyle
      return {
        name: element.getAttribute('aria-label') ?? '',
        tag: element.tagName,
        text: element.textContent ?? '',
        field: element.getAttribute('name') ?? '',
        value: element.getAttribute('value') ?? '',
        visible: box.width > 0 && box.height > 0,
        ringed: outline !== 'none' || labelOutline !== 'none',
      }
    })
    if (!focus || !['A', 'BUTTON', 'INPUT', 'SELECT'].includes(focus.tag)) continue
    if (matches(focus)) {
      expect(focus.visible, `${what} is seen while it has the focus`).toBe(true)
      return
    }
  }
  throw new Error(`The keyboard never reaches ${what}`)
}

test('a guest buys a pair with the keyboard alone', async () => {
  const storefront = storefrontOf('nl_NL')
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ path: `${storefront.basePath}/${product.url}/` })
  const { say, expectThanks } = browserShopper(page, storefront)
  await untilHydrated(page)

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(say('skip.main'))
  await page.keyboard.press('Enter')

  await tabTo(page, 'the sizes', ({ field }) => field === 'size')
  for (let steps = 0; steps < 12; steps++) {
    const value = await page.evaluate(() =>
      document.activeElement instanceof HTMLInputElement ? document.activeElement.value : '',
    )
    if (value.endsWith(`.${product.size}`)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Space')
  await tabTo(
    page,
    'the button that puts it in the cart',
    ({ tag, text }) => tag === 'BUTTON' && text.includes(say('cart.add')),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await tabTo(page, 'the way to the cart', ({ text }) => text.includes(say('added.go')))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/cart/')
  await untilHydrated(page)
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await tabTo(page, 'the checkout', ({ text }) => text.includes(say('checkout.go')))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout/')
  await untilHydrated(page)
  const values: [string, string][] = [
    ['email', 'keyboard@example.com'],
    ['billingAddress.firstName', 'Sanne'],
    ['billingAddress.lastName', 'de Wit'],
    ['billingAddress.zipcode', '1012 AB'],
    ['billingAddress.additionalAddressLine1', '12'],
    ['billingAddress.street', 'Damrak'],
    ['billingAddress.city', 'Amsterdam'],
  ]
  for (const [field, value] of values) {
    await tabTo(page, field, (focus) => focus.field === field)
    await page.keyboard.type(value)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout/shipment/')
  await tabTo(
    page,
    'the way to the payment',
    ({ tag, text }) => tag === 'BUTTON' && text.includes(say('shipment.next')),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/checkout/payment/')
  await tabTo(page, 'the ways to pay', ({ field }) => field === 'paymentMethod')
  await page.keyboard.press('Space')
  await tabTo(page, 'the terms', ({ field }) => field === 'termsAccepted')
  await page.keyboard.press('Space')
  await tabTo(page, 'the withdrawal information', ({ field }) => field === 'withdrawalRead')
  await page.keyboard.press('Space')
  await tabTo(
    page,
    'the order button',
    ({ tag, text }) => tag === 'BUTTON' && text.includes('Bestelling met betalingsverplichting'),
  )
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sandbox/mollie/**')
  await tabTo(page, 'the outcomes', ({ field }) => field === 'final_state')
  await page.locator('input[name="final_state"][value="paid"]').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/nl/checkout/**')
  await expectThanks()
})
