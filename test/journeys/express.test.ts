import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf } from '#kernel/storefront.ts'
import { registerInBrowser } from './account-holder.ts'
import { axeFindings } from './axe.ts'
import { openBrowser, openPage, untilHydrated } from './browser.ts'
import { giveApplePay, giveGooglePay, planSheet, sheetOf, type WalletOwner } from './fake-wallets.ts'
import { linksTo } from './mails.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const nl = storefrontOf('nl_NL')
const de = storefrontOf('de_DE')
const phone = { width: 390, height: 844 }

let invited = 0

const invite = () => openAsInvited(`express-${++invited}@shop.example`, ['owner'])

/** Changes one setting, as the retailer does. */
async function settle(
  staff: Page,
  change: (labels: Readonly<Record<string, string>>) => Promise<unknown>,
): Promise<void> {
  const { settingsForm, machine } = await saidOn(staff)
  await staff.goto('/settings/forms/payment')
  await change(settingsForm.labels)
  await staff.getByRole('button', { name: settingsForm.check }).click()
  await staff.getByRole('button', { name: machine.settings.apply }).click()
  await staff.getByText(machine.settings.applied).waitFor()
}

async function offer(wallets: string): Promise<void> {
  const staff = await invite()
  await settle(staff, (labels) =>
    staff.getByRole('textbox', { name: labels['payment.wallets'] ?? '', exact: true }).fill(wallets),
  )
}

beforeAll(() => offer('applepay, googlepay'))
afterAll(() => offer(''))

const owners: Readonly<Record<'NL' | 'DE', WalletOwner>> = {
  NL: {
    email: 'wallet-nl@example.com',
    givenName: 'Sanne',
    familyName: 'de Wit',
    lines: ['Damrak 12'],
    postcode: '1012 AB',
    city: 'Amsterdam',
    country: 'NL',
  },
  DE: {
    email: 'wallet-de@example.com',
    givenName: 'Greta',
    familyName: 'Groß',
    lines: ['Domstraße 12a', 'Hinterhaus'],
    postcode: '50667',
    city: 'Köln',
    country: 'DE',
  },
}

const names = { applepay: 'Apple Pay', googlepay: 'Google Pay' } as const
type Wallet = keyof typeof names

/** A guest with a pair in their cart, at which they look, and a wallet in their browser. */
async function guestAtCart(wallet: Wallet, storefront: Storefront = nl) {
  const page = await openBrowser({ viewport: phone, routesThirdParties: true })
  await (wallet === 'applepay' ? giveApplePay(page) : giveGooglePay(page))
  const me = browserShopper(page, storefront)
  const { url, size } = await somethingToBuy(storefront)
  await me.chooseSize(url, size)
  await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await untilHydrated(page)
  const main = page.getByRole('main')
  const way = main.getByRole('link', { name: names[wallet] })
  const goOn = async () => {
    await way.click()
    await page.waitForURL('**/checkout/express/**')
    await page.getByRole('heading', { level: 1, name: me.say('review.title') }).waitFor()
    await page.locator(`input[name="paymentMethod"][value="${wallet}"]`).waitFor({ state: 'attached' })
  }
  const tick = async () => {
    for (const name of ['termsAccepted', 'withdrawalRead'])
      await page.locator(`input[name="${name}"]`).check({ force: true })
  }
  const press = () => main.getByRole('button', { name: me.say('order.button'), exact: true }).click()
  return { page, main, me, way, goOn, tick, press }
}

describe.each([
  ['applepay', nl],
  ['applepay', de],
  ['googlepay', nl],
  ['googlepay', de],
] as const)('%s', (wallet, storefront) => {
  const owner = owners[storefront.country === 'DE' ? 'DE' : 'NL']

  test(`leads a guest from the cart of ${storefront.code} to the thanks, with the address that it says`, async () => {
    const { page, me, way, goOn, tick, press } = await guestAtCart(wallet, storefront)
    expect((await way.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await goOn()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width)
    expect(await axeFindings(page)).toEqual([])
    for (const box of await page.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false)

    await planSheet(page, 'pays', owner)
    // No sheet opens before both boxes are ticked.
    await press()
    await page.getByText(me.say('message.terms-not-accepted')).first().waitFor()
    expect(await sheetOf(page)).toBe('')
    await tick()
    const total = (Number(await page.locator('input[name="expectedTotal"]').inputValue()) / 100).toFixed(2)
    await press()
    const number = await me.expectThanks()
    expect(await sheetOf(page)).toContain(total)
    const [mail] = await linksTo(owner.email, new RegExp(`${number}[\\s\\S]*${owner.lines[0]}`))
    expect(mail).toContain(owner.familyName)
  })
})

test('Google is asked for an email and an address of a country that is delivered to, once its wallet is chosen', async () => {
  const { page, me, goOn, tick, press } = await guestAtCart('googlepay')
  await goOn()
  await planSheet(page, 'pays', owners.NL)
  await tick()
  await press()
  await me.expectThanks()
  expect(JSON.parse(await sheetOf(page))).toMatchObject({
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { allowedCountryCodes: nl.deliversTo },
    allowedPaymentMethods: [{ parameters: { billingAddressRequired: true } }],
    transactionInfo: { totalPriceStatus: 'FINAL' },
  })
})

describe('an address that isn’t taken', () => {
  test.each([
    ['applepay', nl, { ...owners.NL, postcode: '10' }, '1012 AB'],
    ['applepay', de, { ...owners.DE, postcode: '506' }, '50667'],
    ['googlepay', nl, { ...owners.NL, postcode: '10' }, '1012 AB'],
    ['googlepay', de, { ...owners.DE, postcode: '506' }, '50667'],
  ] as const)('by %s is mended by hand in the first step, and ordered', async (wallet, storefront, owner, postcode) => {
    const { page, main, me, goOn, tick, press } = await guestAtCart(wallet, storefront)
    await goOn()
    await planSheet(page, 'pays', owner)
    await tick()
    await press()
    const said = main.getByRole('alert').filter({ hasText: me.say('express.refused') })
    await said.waitFor()
    expect(await axeFindings(page)).toEqual([])
    if (wallet === 'applepay') expect(await sheetOf(page)).toMatch(/,refused,shippingContactInvalid postalCode$/)

    await said.getByRole('button', { name: me.say('express.mend') }).click()
    await page.waitForURL('**/checkout/?step=address')
    const field = (name: string) => main.locator(`input[name="billingAddress.${name}"]`)
    await field('zipcode').waitFor()
    expect(await main.locator('input[name="email"]').inputValue()).toBe(owner.email)
    expect(await field('firstName').inputValue()).toBe(owner.givenName)
    expect(await field('lastName').inputValue()).toBe(owner.familyName)
    expect(await field('street').inputValue()).toBe(owner.lines[0]?.replace(/ \d+a?$/, ''))
    expect(await field('zipcode').inputValue()).toBe(owner.postcode)
    expect(await field('zipcode').getAttribute('aria-invalid')).toBe('true')
    await field('zipcode').fill(postcode)
    await main.getByRole('button', { name: me.say('address.next'), exact: true }).click()
    await page.waitForURL('**/checkout/shipment/')
    await me.chooseDelivery()
    await page.locator('input[name="paymentMethod"]:not([value$="pay"])').first().check({ force: true })
    await me.orderWithChosen()
    await me.decideAtProvider('paid')
    await me.expectThanks()
  })

  test('by Apple Pay is mended in its sheet, which stays open', async () => {
    const { page, me, goOn, tick, press } = await guestAtCart('applepay')
    await goOn()
    await planSheet(page, 'pays', { ...owners.NL, email: '' }, owners.NL)
    await tick()
    await press()
    await me.expectThanks()
    expect(await sheetOf(page)).toMatch(/,refused,shippingContactInvalid emailAddress,paid$/)
  })

  test('lies in a country that isn’t delivered to: Apple’s sheet says so before anybody agrees', async () => {
    const { page, main, me, goOn, tick, press } = await guestAtCart('applepay')
    await goOn()
    await planSheet(page, 'pays', { ...owners.NL, country: 'us', lines: ['1 Main Street'] })
    await tick()
    await press()
    await expect.poll(() => sheetOf(page)).toMatch(/,shippingContactInvalid countryCode$/)
    // It was closed again: the page is as it was.
    await main.locator('button[aria-busy]').waitFor({ state: 'detached' })
    expect(await main.getByText(me.say('express.refused')).count()).toBe(0)
    await planSheet(page, 'pays', { ...owners.NL, country: 'us', lines: ['1 Main Street'] }, owners.NL)
    await press()
    await me.expectThanks()
  })
})

test('filling in by hand leads to the steps', async () => {
  const { page, main, me, goOn } = await guestAtCart('applepay')
  await goOn()
  await main.getByRole('link', { name: me.say('express.by_hand') }).click()
  await page.waitForURL('**/checkout/?step=address')
})

describe('there is no such way', () => {
  test('in a browser without wallets, and its page says so', async () => {
    const page = await openBrowser({ viewport: phone })
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PaymentRequest'))
    const me = browserShopper(page, nl)
    const { url, size } = await somethingToBuy(nl)
    await me.chooseSize(url, size)
    await page.getByRole('dialog').waitFor()
    await me.goToCart()
    await untilHydrated(page)
    expect(await page.locator('a[href*="/checkout/express/"]').count()).toBe(0)
    await openPage(page, `${routePath(nl, 'checkoutExpress')}?wallet=applepay`)
    await page.getByText(me.say('express.none')).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: me.say('express.by_hand') }).click()
    await page.waitForURL('**/checkout/?step=address')
  })

  test('without JavaScript', async () => {
    const page = await openBrowser({ javaScriptEnabled: false })
    const me = browserShopper(page, nl)
    const { url, size } = await somethingToBuy(nl)
    await openPage(page, `${nl.basePath}/${url}/`)
    await me.pressAdd(size)
    await page.waitForURL('**/cart/')
    expect(await page.locator('a[href*="/checkout/express/"]').count()).toBe(0)
  })

  test('while it is switched off: the page leads to the steps', async () => {
    const staff = await invite()
    const choose = (value: string) =>
      settle(staff, (labels) =>
        staff.getByRole('combobox', { name: labels['checkout.express'] ?? '' }).selectOption(value),
      )
    await choose('false')
    try {
      const { page, way } = await guestAtCart('applepay')
      expect(await way.count()).toBe(0)
      await openPage(page, routePath(nl, 'checkoutExpress'))
      expect(new URL(page.url()).search).toBe('?step=address')
    } finally {
      await choose('true')
    }
  })

  test('for nothing: without a cart the page says that there is nothing', async () => {
    const page = await openBrowser()
    await openPage(page, routePath(nl, 'checkoutExpress'))
    expect(await page.locator('input[name="expectedTotal"]').count()).toBe(0)
  })
})

test('who is known orders on their one page, which has the wallets too', async () => {
  const { page } = await registerInBrowser(nl)
  const me = browserShopper(page, nl)
  await openPage(page, `${routePath(nl, 'customerAddress')}?edit=new`)
  await me.fillAddress()
  await page
    .getByRole('main')
    .getByRole('button', { name: me.say('account.save') })
    .last()
    .click()
  await page.getByText(me.say('account.default_billing')).first().waitFor()
  const { url, size } = await somethingToBuy(nl)
  await me.chooseSize(url, size)
  await page.getByRole('dialog').waitFor()
  await openPage(page, `${routePath(nl, 'checkoutExpress')}?wallet=applepay`)
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutOnePage'))
})
