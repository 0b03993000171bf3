import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { formatPrice } from '#kernel/money.ts'
import { routePath } from '#kernel/routes.ts'
import { type Storefront, storefrontOf, storefronts } from '#kernel/storefront.ts'
import { registerInBrowser } from './account-holder.ts'
import { axeFindings } from './axe.ts'
import { openPage, untilHydrated } from './browser.ts'
import { inTurn } from './extent.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'
import { openAsInvited, saidOn } from './staff-member.ts'

const nl = storefrontOf('nl_NL')
const kinds = [
  ['with', true],
  ['without', false],
] as const

/** Somebody with an account, an address in it and a pair in their cart, at which they look. */
async function knownCustomer(storefront: Storefront, javaScriptEnabled = true) {
  const { page, main, say, email } = await registerInBrowser(storefront, { javaScriptEnabled })
  const me = browserShopper(page, storefront)
  const writeAddress = async (change: Readonly<Record<string, string>> = {}) => {
    await openPage(page, `${routePath(storefront, 'customerAddress')}?edit=new`)
    await me.fillAddress()
    for (const [name, value] of Object.entries(change)) {
      await main.locator(`input[name="billingAddress.${name}"]`).fill(value)
    }
    await main
      .getByRole('button', { name: say('account.save') })
      .last()
      .click()
    await page
      .getByText(change.city ?? say('account.default_billing'))
      .first()
      .waitFor()
  }
  const putIn = async () => {
    const product = await somethingToBuy(storefront)
    await me.chooseSize(product.url, product.size)
    if (javaScriptEnabled) await page.getByRole('dialog').waitFor()
    else await page.waitForURL('**/cart/')
    await me.goToCart()
  }
  const goOn = async () => {
    await me.checkoutAsKnown()
    await untilHydrated(page)
  }
  const total = async () => Number(await main.locator('input[name="expectedTotal"]').inputValue())
  const tick = async () => {
    await main.locator('input[name="termsAccepted"]').check({ force: true })
    await main.locator('input[name="withdrawalRead"]').check({ force: true })
  }
  const press = () => main.getByRole('button', { name: say('order.button'), exact: true }).click()
  return { page, main, say, me, email, writeAddress, putIn, goOn, total, tick, press }
}

describe.each(kinds)('a known customer, %s JavaScript,', (_, javaScriptEnabled) => {
  test('orders from the cart in two presses, and pays', async () => {
    const { page, main, say, me, email, writeAddress, putIn, goOn, tick, press } = await knownCustomer(
      nl,
      javaScriptEnabled,
    )
    await writeAddress()
    await putIn()
    await goOn()
    await main.getByText('Damrak 12', { exact: true }).waitFor()
    await main.getByText(email, { exact: true }).waitFor()
    expect(await main.getByRole('radio', { name: /^PostNL/ }).isChecked()).toBe(true)
    expect(await main.getByRole('radio', { name: /^iDEAL/ }).isChecked()).toBe(true)
    for (const box of await main.getByRole('checkbox').all()) expect(await box.isChecked()).toBe(false)
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])

    // What the law wants read is not ticked for anybody: pressing alone says so beside the boxes.
    await press()
    await main.getByText(say('message.terms-not-accepted')).last().waitFor()
    await tick()
    await press()
    await page.waitForURL('**/sandbox/mollie/**')
    await me.decideAtProvider('paid')
    await me.expectThanks()

    // The next time, how it was paid is known too.
    await putIn()
    await goOn()
    expect(await main.getByRole('radio', { name: /^iDEAL/ }).isChecked()).toBe(true)
  })

  test('chooses another delivery, reads what it costs so, and orders for that', async () => {
    const { page, main, say, me, writeAddress, putIn, goOn, total, tick, press } = await knownCustomer(
      nl,
      javaScriptEnabled,
    )
    await writeAddress()
    await putIn()
    await goOn()
    await tick()
    const before = await total()
    await main.getByRole('radio', { name: /^DHL In de avond|^DHL.*avond/ }).check({ force: true })
    if (!javaScriptEnabled) {
      // The button that orders does so for no other total than the one that was read.
      await press()
      const alert = main.getByRole('alert')
      await alert.getByText(say('message.total-changed')).waitFor()
      expect(await alert.getByRole('link').getAttribute('href')).toBe('#field-goods')
    }
    await expect.poll(total).toBe(before + 695)
    expect(await main.locator('input[name="termsAccepted"]').isChecked()).toBe(true)
    await main.getByText('€ 6,95').last().waitFor()
    await press()
    await page.waitForURL('**/sandbox/mollie/**')
    await me.decideAtProvider('paid')
    await me.expectThanks()
    expect(await main.innerText()).toContain(formatPrice(before + 695, nl))
  })

  test('changes the address in place: one of the book, and one that is written and was wrong at first', async () => {
    const { page, main, say, writeAddress, putIn, goOn, tick } = await knownCustomer(nl, javaScriptEnabled)
    await writeAddress()
    await writeAddress({ street: 'Oudegracht', city: 'Utrecht', zipcode: '3511 AB' })
    await putIn()
    await goOn()
    const card = main.locator('details', { has: page.getByText(say('address.delivery'), { exact: true }) }).first()
    await card.locator('summary').first().click()
    await card.getByRole('button', { name: /Oudegracht/ }).click()
    await card.locator('summary').getByText('Oudegracht 12').waitFor()

    await card.locator('summary').first().click()
    const zipcode = card.locator('input[name="billingAddress.zipcode"]')
    const field = (name: string) => card.locator(`input[name="billingAddress.${name}"]`)
    await field('street').fill('Neude')
    await zipcode.fill('99')
    await card.getByRole('button', { name: say('account.save'), exact: true }).click()
    await card.getByText(say('message.zipcode-invalid')).last().waitFor()
    expect(await zipcode.getAttribute('aria-invalid')).toBe('true')
    expect(await field('street').inputValue()).toBe('Neude')
    await zipcode.fill('3512 AD')
    await card.locator('input[name="elsewhere"]').uncheck({ force: true })
    await card.getByRole('button', { name: say('account.save'), exact: true }).click()
    await card.locator('summary').getByText('Neude 12').waitFor()
    expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutOnePage'))
    await tick()
    await main.getByRole('button', { name: say('order.button'), exact: true }).click()
    await page.waitForURL('**/sandbox/mollie/**')
  })
})

test('pressed in two windows it is one order and one payment', async () => {
  const { page, writeAddress, putIn, goOn, tick, press, say } = await knownCustomer(nl)
  await writeAddress()
  await putIn()
  await goOn()
  const second = await page.context().newPage()
  await openPage(second, routePath(nl, 'checkoutOnePage'))
  await tick()
  for (const name of ['termsAccepted', 'withdrawalRead']) {
    await second.locator(`input[name="${name}"]`).check({ force: true })
  }
  await Promise.all([press(), second.getByRole('button', { name: say('order.button'), exact: true }).click()])
  await Promise.all([page, second].map((one) => one.waitForURL('**/sandbox/mollie/**')))
  expect(second.url()).toBe(page.url())
})

test('who wrote another address in another window is told so, and orders to none that was not read', async () => {
  const { page, main, say, writeAddress, putIn, goOn, tick, press } = await knownCustomer(nl)
  await writeAddress()
  await putIn()
  await goOn()
  const write = async (one: Page, street: string) => {
    const card = one.locator('main details').first()
    await card.locator('summary').first().click()
    await card.locator('input[name="billingAddress.street"]').fill(street)
    await card.getByRole('button', { name: say('account.save'), exact: true }).click()
    await card.locator('summary').getByText(`${street} 12`).waitFor()
  }
  await write(page, 'Rokin')
  const second = await page.context().newPage()
  await openPage(second, routePath(nl, 'checkoutOnePage'))
  await write(second, 'Singel')
  await tick()
  await press()
  await main.getByRole('alert').getByText(say('message.address-changed')).waitFor()
  await main.locator('summary').getByText('Singel 12').waitFor()
  expect(await main.locator('input[name="termsAccepted"]').isChecked()).toBe(true)
  await press()
  await page.waitForURL('**/sandbox/mollie/**')
})

test('a place to collect the parcel at is chosen in its step, and shown on the page after it', async () => {
  const { page, main, say, writeAddress, putIn, goOn, tick, press } = await knownCustomer(nl)
  await writeAddress()
  await putIn()
  await goOn()
  await main.getByRole('radio', { name: /^DHL ServicePoint/ }).check({ force: true })
  await main.getByRole('link', { name: say('checkout.choose_place') }).waitFor()
  // Nobody orders to no place.
  await tick()
  await press()
  await main.getByText(say('message.service-point-missing')).last().waitFor()
  await main.getByRole('link', { name: say('checkout.choose_place') }).click()
  await page.locator('input[name="servicePoint"]').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: say('point.choose') }).click()
  await page.waitForURL('**/checkout/payment/')
  await openPage(page, routePath(nl, 'checkout'))
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutOnePage'))
  await main.getByRole('heading', { name: say('pickup.at') }).waitFor()
})

test('who wants to goes by the steps, and so does everybody where the retailer wants it so', async () => {
  const { page, main, say, writeAddress, putIn, goOn } = await knownCustomer(nl)
  await writeAddress()
  await putIn()
  await goOn()
  await main.getByRole('link', { name: say('checkout.by_steps') }).click()
  const steps = page.getByRole('navigation', { name: say('checkout.steps') })
  await steps.waitFor()
  await main.getByRole('button', { name: say('address.next') }).click()
  await page.waitForURL('**/checkout/shipment/')
  // A step that is done leads back to itself.
  await steps.getByRole('link', { name: new RegExp(`^${say('checkout.step_address')}`) }).click()
  await page.waitForURL('**/checkout/?step=address')

  const staff = await openAsInvited('one-page@shop.example', ['owner'])
  const { settingsForm, machine } = await saidOn(staff)
  const offer = async (isOffered: boolean) => {
    await staff.goto('/settings/forms/payment')
    const field = staff.getByRole('combobox', { name: settingsForm.labels['checkout.onePage'] })
    await field.selectOption(isOffered ? 'true' : 'false')
    await staff.getByRole('button', { name: settingsForm.check }).click()
    await staff.getByRole('button', { name: machine.settings.apply }).click()
    await staff.getByText(machine.settings.applied).waitFor()
  }
  await offer(false)
  try {
    await openPage(page, routePath(nl, 'checkoutOnePage'))
    expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkout'))
    await openPage(page, routePath(nl, 'checkout'))
    await steps.waitFor()
    expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkout'))
  } finally {
    await offer(true)
  }
  await openPage(page, routePath(nl, 'checkout'))
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkoutOnePage'))
})

test('a guest goes by the steps, and the page of who is known leads there', async () => {
  const product = await somethingToBuy(nl)
  const { page, logOut } = await registerInBrowser(nl)
  await logOut()
  const me = browserShopper(page, nl)
  await me.chooseSize(product.url, product.size)
  await page.getByRole('dialog').waitFor()
  const response = await openPage(page, routePath(nl, 'checkoutOnePage'))
  expect(new URL(page.url()).pathname).toBe(routePath(nl, 'checkout'))
  expect(response?.headers()['cache-control']).toBe('private, no-store')
})

test.each(inTurn(storefronts, 2).map((storefront) => [storefront.code, storefront] as const))(
  'in %s the page is in its language, obliges to pay with the lawful words, and is for everybody, on a phone as well',
  async (_, storefront) => {
    const { page, main, say, writeAddress, putIn, goOn } = await knownCustomer(storefront)
    await writeAddress()
    await putIn()
    await goOn()
    await page.getByRole('heading', { level: 1, name: say('review.title') }).waitFor()
    expect(await main.getByRole('button', { name: say('order.button'), exact: true }).count()).toBe(1)
    await main.locator('summary').first().click()
    expect(await axeFindings(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await axeFindings(page)).toEqual([])
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(sideways).toBeLessThanOrEqual(0)
  },
)
