import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storefrontOf } from '#kernel/storefront.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage, untilHydrated } from './browser.ts'
import { giveApplePay, giveGooglePay, planSheet, sheetOf } from './fake-wallets.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const nl = storefrontOf('nl_NL')

let invited = 0

/** Switches wallets on or off, as the retailer does. */
async function offer(wallets: string): Promise<void> {
  const staff = await openAsInvited(`wallets-${++invited}@shop.example`, ['owner'])
  const { settingsForm, machine } = await saidOn(staff)
  await staff.goto('/settings/forms/payment')
  await staff.getByRole('textbox', { name: settingsForm.labels['payment.wallets'], exact: true }).fill(wallets)
  await staff.getByRole('button', { name: settingsForm.check }).click()
  await staff.getByRole('button', { name: machine.settings.apply }).click()
  await staff.getByText(machine.settings.applied).waitFor()
}

beforeAll(() => offer('applepay, googlepay'))
afterAll(() => offer(''))

/** A guest who has said everything but how to pay. */
async function readyToPay(page: Page, storefront = nl) {
  const me = browserShopper(page, storefront)
  await me.goToDelivery(await somethingToBuy(storefront))
  await me.chooseDelivery()
  const method = (id: string) => page.locator(`input[name="paymentMethod"][value="${id}"]`)
  // Ways to pay come with the page of the last step; which ones differs by country.
  await page.locator('input[name="paymentMethod"]').first().waitFor({ state: 'attached' })
  await untilHydrated(page)
  const tick = async () => {
    for (const name of ['termsAccepted', 'withdrawalRead'])
      await page.locator(`input[name="${name}"]`).check({ force: true })
  }
  const press = () => page.getByRole('button', { name: me.say('order.button'), exact: true }).click()
  return { me, method, tick, press }
}

describe('Apple Pay', () => {
  test('pays on the page that orders, by the shop’s own button, and leads to the thanks', async () => {
    const page = await openBrowser()
    await giveApplePay(page)
    const { me, method, tick, press } = await readyToPay(page)
    await method('applepay').check({ force: true })
    expect(await axeFindings(page)).toEqual([])
    await planSheet(page, 'pays')
    // The law wants both boxes ticked, whatever pays: no sheet opens before.
    await press()
    await page.getByRole('alert').first().waitFor()
    expect(await sheetOf(page)).toBe('')

    await tick()
    const total = await page.locator('input[name="expectedTotal"]').inputValue()
    await press()
    await me.expectThanks()
    expect(await sheetOf(page)).toBe(`Cordwainer ${(Number(total) / 100).toFixed(2)},validated localhost,paid`)
  })

  test('declined says so in its sheet and on the page, and the same order is paid by the next one', async () => {
    const page = await openBrowser()
    await giveApplePay(page)
    const { me, method, tick, press } = await readyToPay(page)
    await method('applepay').check({ force: true })
    await tick()
    await planSheet(page, 'is-declined')
    await press()
    await page.getByText(me.say('message.payment-failed')).first().waitFor()
    expect(await sheetOf(page)).toMatch(/,refused$/)
    // What was chosen and ticked stands as it was.
    expect(await method('applepay').isChecked()).toBe(true)
    expect(await page.locator('input[name="termsAccepted"]').isChecked()).toBe(true)

    await planSheet(page, 'pays')
    await press()
    await me.expectThanks()
  })

  test('closed again by the shopper changes nothing: another way to pay is a press away', async () => {
    const page = await openBrowser()
    await giveApplePay(page)
    const { me, method, tick, press } = await readyToPay(page)
    await method('applepay').check({ force: true })
    await tick()
    await planSheet(page, 'is-closed')
    await press()
    await expect.poll(() => sheetOf(page)).toMatch(/,validated localhost$/)
    await method('ideal').check({ force: true })
    await press()
    await page.waitForURL('**/sandbox/mollie/**')
    await me.decideAtProvider('paid')
    await me.expectThanks()
  })

  test.each([360, 768, 1280])('is there at %i pixels, in German as well', async (width) => {
    const page = await openBrowser({ viewport: { width, height: 900 } })
    await giveApplePay(page)
    const { method } = await readyToPay(page, storefrontOf('de_DE'))
    await method('applepay').check({ force: true })
    const box = await page.locator('div:has(> input[value="applepay"])').boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('Google Pay', () => {
  test('asks Google for nothing before it is chosen, and pays then', async () => {
    const page = await openBrowser({ routesThirdParties: true })
    const google = await giveGooglePay(page)
    const { me, method, tick, press } = await readyToPay(page)
    await tick()
    await planSheet(page, 'pays')
    expect(google.fetched).toEqual([])
    await method('googlepay').check({ force: true })
    await expect.poll(() => google.fetched).toEqual(['https://pay.google.com/gp/p/js/pay.js'])
    await press()
    await me.expectThanks()
    expect(JSON.parse(await sheetOf(page))).toMatchObject({
      merchantInfo: { merchantName: 'Cordwainer' },
      allowedPaymentMethods: [
        { tokenizationSpecification: { parameters: { gateway: 'mollie', gatewayMerchantId: 'pfl_Journey' } } },
      ],
      transactionInfo: { currencyCode: 'EUR', countryCode: 'NL', totalPriceStatus: 'FINAL' },
    })
  })

  test('that isn’t ready in this browser says so and goes, and the others stay', async () => {
    const page = await openBrowser({ routesThirdParties: true })
    await giveGooglePay(page, { isReady: false })
    const { method } = await readyToPay(page)
    await method('googlepay').check({ force: true })
    await page.getByRole('alert').getByText('Google Pay').waitFor()
    expect(await method('googlepay').count()).toBe(0)
    expect(await method('ideal').count()).toBe(1)
  })
})

describe('nothing is there', () => {
  test.each([
    [
      'in a browser without wallets',
      async (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest')),
    ],
    [
      'where a device can’t pay',
      async (page: Page) => {
        await giveApplePay(page, { canPay: false })
        await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'))
      },
    ],
  ])('%s', async (_, prepare) => {
    const page = await openBrowser()
    await prepare(page)
    const { method } = await readyToPay(page)
    expect(await method('ideal').count()).toBe(1)
    expect(await method('applepay').count()).toBe(0)
    expect(await method('googlepay').count()).toBe(0)
  })

  test('without JavaScript', async () => {
    const page = await openBrowser({ javaScriptEnabled: false })
    const me = browserShopper(page, nl)
    const product = await somethingToBuy(nl)
    await openPage(page, `${nl.basePath}/${product.url}/`)
    await me.pressAdd(product.size)
    await page.waitForURL('**/cart/')
    await me.checkout()
    await me.giveAddress()
    await me.chooseDelivery()
    expect(await page.locator('input[name="paymentMethod"]').count()).toBeGreaterThan(2)
    expect(await page.locator('input[name="paymentMethod"][value$="pay"]').count()).toBe(0)
  })

  test('while it is switched off', async () => {
    await offer('')
    try {
      const page = await openBrowser()
      await giveApplePay(page)
      await giveGooglePay(page)
      const { method } = await readyToPay(page)
      expect(await method('ideal').count()).toBe(1)
      expect(await method('applepay').count()).toBe(0)
      expect(await method('googlepay').count()).toBe(0)
    } finally {
      await offer('applepay, googlepay')
    }
  })
})
