import { describe, expect, test } from 'vitest'
import { storefrontCodes } from '#kernel/storefront.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { ordersByNumber } from '#test/shop/order-rows.ts'
import { providerIdOf } from '#test/shop/payment-at-provider.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const ordersOf = (number: string) => ordersByNumber(shop, number)

describe('a purchase', () => {
  test.each(storefrontCodes)(
    'in %s ends with a paid order, its stock claimed and a mail in its language',
    async (store) => {
      const before = await shop.stockOf(fixtures.boot)
      const me = await apiShopper(shop, store)
      const order = await me.order(fixtures.boot)
      expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
      await shop.decide(order.redirectUrl, 'paid')
      expect(await me.comeBack(order.reference)).toMatchObject({ state: 'paid' })
      await shop.runJobs()
      const mail = shop.mails.at(-1)
      expect(mail?.to).toBe('shopper@example.com')
      expect(mail?.text).toContain(order.orderNumber)
      expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
      expect((await me.cart()).count).toBe(0)
    },
  )

  test('states tax of the country that the parcel goes to, adding up over the lines', async () => {
    const me = await apiShopper(shop, 'nl_NL')
    await me.add(fixtures.boot)
    await me.add(fixtures.handbag)
    await me.giveAddress({
      countryIso: 'DE',
      zipcode: '50667',
      city: 'Köln',
      street: 'Domstraße',
      additionalAddressLine1: '1',
      additionalAddressLine2: '',
    })
    await me.choosePayment()
    const placed = await me.place()
    const [order] = await ordersOf(placed.orderNumber ?? '')
    expect(order?.tax_groups).toEqual([{ rate: 1900, gross: 14_995, tax: 2394 }])
    const lines = await shop.db
      .selectFrom('order_lines')
      .select('tax')
      .where('order_id', '=', order?.id ?? '')
      .execute()
    expect(lines.reduce((sum, line) => sum + line.tax, 0)).toBe(2394)
  })

  test('placed twice is one order', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const before = await shop.stockOf(fixtures.handbag)
    const placed = await Promise.all([me.place(), me.place(), me.place()])
    expect(new Set(placed.map((order) => order.orderNumber)).size).toBe(1)
    expect(await shop.stockOf(fixtures.handbag)).toBe(before - 1)
  })

  test('placed again with another comment, the newsletter, a login or another method is the same order, and knows them', async () => {
    const me = await apiShopper(shop)
    const email = 'says.it.later@example.com'
    await me.readyToOrder(fixtures.handbag)
    await me.call('mutation ($e: String) { setShippingAddress(email: $e) { ... on Context { email } } }', { e: email })
    const first = await me.place({ comment: 'ring twice' })
    const row = async () => (await ordersOf(first.orderNumber ?? ''))[0]
    expect(await row()).toMatchObject({ comment: 'ring twice', newsletter: false, customer_id: null })
    const asked = async () => {
      await shop.runJobs()
      return shop.mails.filter(({ to, key }) => to === email && key.includes('confirm')).length
    }
    const before = await asked()

    await me.choosePayment('creditcard')
    expect((await me.place({ comment: 'ring once', newsletter: true })).orderNumber).toBe(first.orderNumber)
    expect(await row()).toMatchObject({ comment: 'ring once', newsletter: true, payment_method: 'creditcard' })
    expect(await asked()).toBe(before + 1)
    await me.place({ comment: 'ring once', newsletter: true })
    expect(await asked()).toBe(before + 1)

    await me.place({})
    expect(await row()).toMatchObject({ comment: null, newsletter: false })
    const { redirectUrl = '' } = await me.pay(first.id ?? '')
    await shop.decide(redirectUrl, 'paid')
    expect(await me.comeBack(first.reference ?? '')).toMatchObject({ state: 'paid' })
    expect((await shop.shop.paymentsOf(first.id ?? '')).map(({ method }) => method)).toEqual(['creditcard'])
  })

  test('placed again after a login belongs to the account', async () => {
    const login = await registerMember(shop)
    const guest = await apiShopper(shop)
    await guest.readyToOrder(fixtures.handbag)
    const first = await guest.place()
    const owner = await apiShopper(shop, 'nl_NL', { contextToken: guest.token, customerToken: login.customerToken })
    const again = await owner.place()
    expect(again.orderNumber).toBe(first.orderNumber)
    expect((await ordersOf(first.orderNumber ?? ''))[0]?.customer_id).toBe(login.customer.id)
  })

  test('placed again after Back and another address is another order, and the first one lets go of its stock', async () => {
    await shop.setStock(fixtures.lastItem, 1)
    const me = await apiShopper(shop)
    const first = await me.order(fixtures.lastItem)
    await me.giveAddress({ street: 'Rokin' })
    const placed = await me.place()
    expect(placed.orderNumber).not.toBe(first.orderNumber)
    expect((await ordersOf(first.orderNumber))[0]?.state).toBe('cancelled')
    expect((await ordersOf(placed.orderNumber ?? ''))[0]?.shipping_address.street).toBe('Rokin')
    expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
    // The first payment is made all the same, in a tab that was left open: that money goes back.
    await shop.decide(first.redirectUrl, 'paid')
    await shop.shop.settleByProviderId(providerIdOf(first.redirectUrl))
    await shop.runJobs()
    expect((await shop.shop.paymentsOf(first.id))[0]).toMatchObject({ status: 'paid', refundDue: true })
    expect((await ordersOf(placed.orderNumber ?? ''))[0]?.state).toBe('open')
    await shop.setStock(fixtures.lastItem, 1)
  })

  test('placed again after its price changed is another order, for the total that the shopper reads now', async () => {
    const me = await apiShopper(shop)
    const first = await me.order(fixtures.handbag)
    const priced = (change: number) =>
      shop.db
        .updateTable('prices')
        .set((row) => ({ price: row('price', '+', change) }))
        .where('store_code', '=', 'nl_NL')
        .where('variant_id', 'in', (build) =>
          build.selectFrom('variants').select('id').where('sku', '=', fixtures.handbag),
        )
        .execute()
    await priced(-1000)
    const total = (await me.cart()).price.totalPrice.amount
    const placed = await me.place({ expectedTotal: total })
    await priced(1000)
    expect((await ordersOf(placed.orderNumber ?? ''))[0]).toMatchObject({ total, state: 'open' })
    expect((await ordersOf(first.orderNumber))[0]).toMatchObject({ state: 'cancelled', stock_claimed: false })
  })

  test('paid from two tabs at once leads both to the same payment', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const placed = await me.place()
    const first = await me.pay(placed.id ?? '')
    const again = await Promise.all([me.pay(placed.id ?? ''), me.pay(placed.id ?? '')])
    expect(again.map((answer) => answer.redirectUrl)).toEqual([first.redirectUrl, first.redirectUrl])
  })
})

test('who comes back from the bank finds the last pair still in the cart, held by their own order', async () => {
  await shop.setStock(fixtures.lastItem, 1)
  const me = await apiShopper(shop)
  const other = await apiShopper(shop)
  const first = await me.order(fixtures.lastItem)
  await other.add(fixtures.lastItem)
  expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
  expect((await me.cart()).errors).toEqual([])
  // To place it again is the same order; nobody else's cart has the pair.
  expect((await me.place()).orderNumber).toBe(first.orderNumber)
  await shop.setStock(fixtures.lastItem, 1)
})

test('nothing above went wrong behind the scenes', () => {
  expect(shop.problems).toEqual([])
})
