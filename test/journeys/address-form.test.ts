import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { type StorefrontCode, storefrontOf } from '#kernel/storefront.ts'
import { openBrowser, untilHydrated } from './browser.ts'
import { browserShopper, somethingToBuy } from './shopper.ts'

/** Somebody at the first step of the checkout, with something in the cart. */
async function atTheForm(code: StorefrontCode, options: Parameters<typeof openBrowser>[0] = {}) {
  const storefront = storefrontOf(code)
  const product = await somethingToBuy(storefront)
  const page = await openBrowser({ ...options })
  const me = browserShopper(page, storefront)
  await me.chooseSize(product.url, product.size)
  if (options.javaScriptEnabled === false) await page.waitForURL('**/cart/')
  else await page.getByRole('dialog').waitFor()
  await me.goToCart()
  await me.checkout()
  const field = (name: string) => page.locator(`input[name="${name}"]`)
  await field('billingAddress.street').waitFor()
  await untilHydrated(page)
  const value = (name: string) => field(`billingAddress.${name}`).inputValue()
  return { page, me, field, value, next: page.getByRole('button', { name: me.say('address.next'), exact: true }) }
}

/** Fills fields as a browser does that knows an address: all at once, with nobody in them. */
function autofill(page: Page, values: Readonly<Record<string, string>>) {
  return page.evaluate((filled) => {
    for (const [token, value] of Object.entries(filled)) {
      const input = document.querySelector<HTMLInputElement>(`input[autocomplete="${token}"]`)
      if (!input) throw new Error(`Nothing to fill ${token} into`)
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      write?.call(input, value)
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }, values)
}

const greta = {
  'billing email': 'greta@example.com',
  'billing given-name': 'Greta',
  'billing family-name': 'Groß',
  'billing postal-code': '50667',
  'billing address-level2': 'Köln',
}

describe('an address that a browser fills in', () => {
  test('has its house number taken out of the street, and goes on at the first press', async () => {
    const { page, value, next } = await atTheForm('de_DE')
    await autofill(page, { ...greta, 'billing address-line1': 'Domstraße 12a' })
    expect([await value('street'), await value('additionalAddressLine1')]).toEqual(['Domstraße', '12a'])
    await next.click()
    await page.waitForURL('**/checkout/shipment/')
  })

  test('goes on without JavaScript too', async () => {
    const { page, field, next } = await atTheForm('de_DE', { javaScriptEnabled: false })
    for (const [token, value] of Object.entries({ ...greta, 'billing address-line1': 'Domstraße 12a' }))
      await page.locator(`input[autocomplete="${token}"]`).fill(value)
    expect(await field('billingAddress.additionalAddressLine1').inputValue()).toBe('')
    await next.click()
    await page.waitForURL('**/checkout/shipment/')
  })
})

describe('postcode and house number', () => {
  test('fill in street and town, and say so', async () => {
    const { page, field, value } = await atTheForm('nl_NL')
    await field('billingAddress.zipcode').fill('1012lg')
    await field('billingAddress.additionalAddressLine1').fill('12')
    await page.getByRole('status').filter({ hasText: 'We hebben Damrak in Amsterdam ingevuld' }).waitFor()
    expect([await value('street'), await value('city')]).toEqual(['Damrak', 'Amsterdam'])
    // Another house: what was filled in gives way.
    await field('billingAddress.zipcode').fill('3511 AP')
    await field('billingAddress.additionalAddressLine1').fill('100')
    await expect.poll(() => value('street')).toBe('Oudegracht')
    expect(await value('city')).toBe('Utrecht')
  })

  test('leave alone what was typed', async () => {
    const { page, field, value } = await atTheForm('nl_NL')
    await field('billingAddress.street').fill('Mijn straat')
    await field('billingAddress.zipcode').fill('1012 LG')
    await field('billingAddress.additionalAddressLine1').fill('12')
    await expect.poll(() => value('city')).toBe('Amsterdam')
    expect(await value('street')).toBe('Mijn straat')
    await page.getByRole('status').filter({ hasText: 'Damrak' }).waitFor()
  })

  const bad: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['fails', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' })],
    ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<html>Sign in</html>' })],
    ['can not be reached', (route) => route.abort()],
    ['says nothing', (route) => route.fulfill({ json: { data: { lookUpAddress: null } } })],
  ]
  test.each(bad)('fill in nothing, and nothing is lost, when the shop %s', async (_, answer) => {
    const { page, field, value, next } = await atTheForm('nl_NL', { expected: /Failed to load resource/ })
    let asked = 0
    await page.route('**/graphql', (route) => {
      if (!route.request().postData()?.includes('houseNumber')) return route.fallback()
      asked++
      return answer(route)
    })
    await field('billingAddress.zipcode').fill('1012 LG')
    await field('billingAddress.additionalAddressLine1').fill('12')
    await expect.poll(() => asked).toBe(1)
    const typed = { email: 'a@example.com', first: 'Sanne', last: 'de Wit' }
    await field('email').fill(typed.email)
    await field('billingAddress.firstName').fill(typed.first)
    await field('billingAddress.lastName').fill(typed.last)
    await field('billingAddress.street').fill('Damrak')
    await field('billingAddress.city').fill('Amsterdam')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(await value('zipcode')).toBe('1012 LG')
    await next.click()
    await page.waitForURL('**/checkout/shipment/')
  })
})

test('French addresses are suggested while they are typed, and chosen by key or by pointer', async () => {
  const { page, field, value } = await atTheForm('fr_FR')
  const suggestions = page.locator('div[role=option]')
  const street = field('billingAddress.street')
  await street.pressSequentially('12 rue de la p')
  await suggestions.first().waitFor()
  expect(await street.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('status').filter({ hasText: '1 adresse trouvée' }).waitFor()
  await street.press('ArrowDown')
  await street.press('Enter')
  expect([await value('street'), await value('zipcode'), await value('city')]).toEqual([
    '12 Rue de la Paix',
    '75002',
    'Paris',
  ])
  expect(page.url()).toMatch(/\/checkout\/$/)
  await street.fill('')
  await street.pressSequentially('rue de la rep')
  await suggestions.filter({ hasText: 'Lyon' }).click()
  expect([await value('street'), await value('city')]).toEqual(['Rue de la République', 'Lyon'])
  expect(await suggestions.count()).toBe(0)
  // What is typed stands for itself.
  await street.fill('')
  await street.pressSequentially('5 rue de la p')
  await suggestions.first().waitFor()
  await street.press('Escape')
  expect(await value('street')).toBe('5 rue de la p')
})

test('a Belgian address that is suggested has its number in its own field', async () => {
  const { page, field, value } = await atTheForm('nl_BE')
  await field('billingAddress.street').pressSequentially('veldstraat 12')
  await page.locator('div[role=option]').filter({ hasText: 'Gent' }).click()
  await field('billingAddress.street').blur()
  const filled = ['street', 'additionalAddressLine1', 'zipcode', 'city'].map(value)
  expect(await Promise.all(filled)).toEqual(['Veldstraat', '12', '9000', 'Gent'])
})

test('a mistyped mail domain is asked about, mended by a button, and never stands in the way', async () => {
  const { page, field, me } = await atTheForm('nl_NL')
  await field('email').fill('sanne@gmial.com')
  await field('billingAddress.firstName').focus()
  await page.getByText('Bedoel je sanne@gmail.com?').waitFor()
  await page.getByRole('button', { name: me.say('form.email_mend') }).click()
  expect(await field('email').inputValue()).toBe('sanne@gmail.com')
  expect(await field('email').evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.getByRole('button', { name: me.say('form.email_mend') }).count()).toBe(0)
  await me.giveAddress('sanne@gmial.com')
})
