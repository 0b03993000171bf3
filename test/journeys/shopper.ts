import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routePath } from '#kernel/routes.ts'
import type { Storefront } from '#kernel/storefront.ts'
import { askOverHttp, over } from '#test/shop/ask-over-http.ts'
import { openPage, origin } from './browser.ts'
import { journeyMessagesOf } from './messages.ts'

type Answers = { readonly name: string; readonly url: string; readonly size: string }

/** A product with plenty of one size in this storefront, asked of the shop's own API. */
export async function somethingToBuy(storefront: Storefront, oneSize = false): Promise<Answers> {
  const { productData } = await askOverHttp<{
    productData: {
      products: {
        name: string
        url: string
        isOneSize: boolean
        isComingSoon: boolean
        variants: { size: string; stockState: string; availableStock: number }[]
      }[]
    }
  }>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { name url isOneSize isComingSoon variants { size stockState availableStock } } } } }',
    {},
    { store: storefront.code },
  )
  for (const product of productData.products) {
    if (product.isOneSize !== oneSize || product.isComingSoon) continue
    const plenty = product.variants.find((variant) => variant.stockState === 'IN_STOCK' && variant.availableStock > 8)
    if (plenty) return { name: product.name, url: product.url, size: plenty.size }
  }
  throw new Error('The demo shop has nothing to buy')
}

type AddressWords = Readonly<Record<string, string>>

/** What a shopper types, by the storefront's own field names. */
const typed: Readonly<Record<string, AddressWords>> = {
  NL: { first: 'Sanne', last: 'de Wit', zipcode: '1012 AB', number: '12', street: 'Damrak', city: 'Amsterdam' },
  BE: { first: 'Lotte', last: 'Peeters', zipcode: '2000', number: '8', street: 'Meir', city: 'Antwerpen' },
  FR: { first: 'Anaïs', last: 'Morel', zipcode: '75002', street: '12 rue de la Paix', city: 'Paris' },
  DE: { first: 'Greta', last: 'Groß', zipcode: '50667', number: '12a', street: 'Domstraße', city: 'Köln' },
  AT: { first: 'Resi', last: 'Huber', zipcode: '1010', number: '4', street: 'Graben', city: 'Wien' },
  GB: { first: 'Amy', last: 'Reed', zipcode: 'SW1A 1AA', street: '1 The Mall', city: 'London' },
}

/** A shopper in one storefront: what they do, in the shop's words. */
export function browserShopper(page: Page, storefront: Storefront) {
  const say = journeyMessagesOf(storefront)
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  const me = {
    say,
    async chooseSize(url: string, size: string) {
      // Until the page is awake the form goes the long way, by the cart; here it is meant to answer at once.
      await openPage(page, `${storefront.basePath}/${url}/`)
      await me.pressAdd(size)
    },
    /** Chooses a size of the product that is shown and puts it in. */
    async pressAdd(size: string) {
      if (size !== 'ONE') await page.locator(`input[name="size"][value$=".${size}"]`).check({ force: true })
      await page
        .getByRole('button', { name: say('cart.add') })
        .first()
        .click()
    },
    /** From a product to the step of delivery, through the dialog that says what was put in. */
    async goToDelivery({ url, size }: Answers) {
      await me.chooseSize(url, size)
      await page.getByRole('dialog').waitFor()
      await me.goToCart()
      await me.checkout()
      await me.giveAddress()
    },
    async goToCart() {
      await page.goto(routePath(storefront, 'cart'))
    },
    async checkout() {
      await page
        .getByRole('link', { name: say('checkout.go') })
        .or(page.getByRole('button', { name: say('checkout.go') }))
        .first()
        .click()
      await page.waitForURL('**/checkout/')
    },
    /** The same for somebody who is logged in and has an address: all of it is on one page. */
    async checkoutAsKnown() {
      await page
        .getByRole('link', { name: say('checkout.go') })
        .first()
        .click()
      await page.waitForURL('**/checkout/one-page/')
      await page.getByRole('heading', { level: 1, name: say('review.title') }).waitFor()
      // While one page fades into another, presses reach neither.
      await page.getByText(say('order.terms')).click({ trial: true })
    },
    async giveAddress(email = 'shopper@example.com') {
      await page.locator('input[name="email"]').fill(email)
      await me.fillAddress()
      await button(say('address.next')).click()
      await page.waitForURL('**/checkout/shipment/')
    },
    /** Types who they are and where they live into a form that asks for it. */
    async fillAddress() {
      const words = typed[storefront.country] ?? {}
      const fill = (name: string, value: string | undefined) =>
        value === undefined ? undefined : page.locator(`input[name="${name}"]`).fill(value)
      await fill('billingAddress.firstName', words.first)
      await fill('billingAddress.lastName', words.last)
      await fill('billingAddress.zipcode', words.zipcode)
      await fill('billingAddress.additionalAddressLine1', words.number)
      await fill('billingAddress.street', words.street)
      await fill('billingAddress.city', words.city)
    },
    async chooseDelivery() {
      await button(say('shipment.next')).click()
      await page.waitForURL('**/checkout/payment/')
    },
    async order() {
      await page.locator('input[type="radio"][name="paymentMethod"]').first().check({ force: true })
      await me.orderWithChosen()
    },
    async orderWithChosen() {
      await page.locator('input[name="termsAccepted"]').check({ force: true })
      await page.locator('input[name="withdrawalRead"]').check({ force: true })
      await button(journeyMessagesOf(storefront)('order.button')).click()
      await page.waitForURL('**/sandbox/mollie/**')
    },
    /** From the cart to a payment that is made. */
    async pay() {
      await me.checkout()
      await me.giveAddress()
      await me.chooseDelivery()
      await me.order()
      await me.decideAtProvider('paid')
    },
    async decideAtProvider(state: string) {
      await page.locator(`input[name="final_state"][value="${state}"]`).check()
      await page.locator('button[name="submit"]').click()
      await page.waitForURL(`**${storefront.basePath}/checkout/**`)
    },
    async expectThanks(): Promise<string> {
      await page.getByRole('heading', { name: say('success.title') }).waitFor()
      const text = await page.locator('main').innerText()
      const number = /\b1\d{5}\b/.exec(text)?.[0]
      expect(number).toBeDefined()
      return number ?? ''
    },
  }
  return me
}

/** The address of a product that is for sale but for one of its sizes. */
export async function productWithoutASize(storefront: Storefront): Promise<string> {
  const { productData } = await askOverHttp<{
    productData: { products: { url: string; variants: { stockState: string }[] }[] }
  }>(
    over(origin()),
    '{ search(itemsPerPage: 96) { productData { products { url variants { stockState } } } } }',
    {},
    { store: storefront.code },
  )
  const found = productData.products.find(
    ({ variants }) =>
      variants.some(({ stockState }) => stockState === 'OUT_OF_STOCK') &&
      variants.some(({ stockState }) => stockState === 'IN_STOCK'),
  )
  if (!found) throw new Error('Every size of the demo shop is there')
  return found.url
}
