import { describe, expect, test } from 'vitest'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

describe('the shop refuses', () => {
  test('an order without the terms and the withdrawal information, naming both boxes', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const answer = await me.place({ termsAccepted: false, withdrawalRead: false })
    expect(answer.refusals?.map((refusal) => refusal.field)).toEqual(['termsAccepted', 'withdrawalRead'])
  })

  test('a way to pay that is none when it is chosen, and keeps the one of before', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    for (const id of ['bitcoin', 'to-string', 'constructor'])
      expect((await me.choosePayment(id)).refusals).toEqual([
        expect.objectContaining({ messageKey: 'payment-method-not-found', field: 'paymentMethod' }),
      ])
    expect((await me.place()).orderNumber).toBeDefined()
  })

  test('a way to pay that is none, and a service point as long as a book', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const { id = '' } = await me.place()
    expect((await me.pay(id, 'x'.repeat(1000))).refusals?.[0]?.messageKey).toBe('payment-method-not-found')
    const answer = await me.giveAddress({ servicePoint: JSON.stringify('x'.repeat(5000)) })
    expect(answer.refusals).toEqual([
      { messageKey: 'field-too-long', field: 'billingAddress.servicePoint', name: '4000' },
    ])
  })

  test('a parcel to where none goes, also by an address that was only billed before', async () => {
    const me = await apiShopper(shop, 'fr_FR')
    const overseas = { zipcode: '97400', city: 'Saint-Denis' }
    const answer = await me.giveAddress(overseas)
    expect(answer.refusals).toEqual([
      expect.objectContaining({ messageKey: 'zipcode-not-delivered', field: 'billingAddress.zipcode' }),
    ])
    await me.readyToOrder(fixtures.handbag)
    await shop.db
      .updateTable('addresses')
      .set({ zipcode: '97400', country: 'FR' })
      .where('country', '=', 'FR')
      .execute()
    expect((await me.place()).refusals?.[0]?.messageKey).toBe('zipcode-not-delivered')
  })

  test('a total that is not the one that the shopper read', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    expect((await me.place({ expectedTotal: 1 })).refusals?.[0]?.messageKey).toBe('total-changed')
  })

  test('a broken postcode and an endless address beside their fields, and keeps what was there', async () => {
    const me = await apiShopper(shop)
    await me.giveAddress()
    const answer = await me.giveAddress({ zipcode: '99', street: 'a'.repeat(10_000) })
    expect(answer.refusals?.map(({ field, messageKey }) => [field, messageKey])).toEqual([
      ['billingAddress.street', 'field-too-long'],
      ['billingAddress.zipcode', 'zipcode-invalid'],
    ])
    const context = await me.call<{ billingAddress: { zipcode: string } }>(
      'query { getContext { billingAddress { zipcode } } }',
    )
    expect(context.billingAddress.zipcode).toBe('1012 AB')
  })

  test.each([0, -1, 2 ** 31 - 1])('a quantity of %i', async (quantity) => {
    const me = await apiShopper(shop)
    const answer = await me.add(fixtures.handbag, quantity)
    const key = answer.refusals?.[0]?.messageKey ?? answer.errors?.[0]?.messageKey
    expect(key).toBe(quantity < 1 ? 'quantity-invalid' : 'quantity-above-maximum')
    expect((await me.cart()).count).toBe(0)
  })

  test('an unknown SKU, a sold-out size and one that is coming soon', async () => {
    const me = await apiShopper(shop)
    expect((await me.add('99999.999.38')).refusals?.[0]?.messageKey).toBe('product-not-found')
    expect((await me.add(fixtures.soldOut)).errors?.[0]?.messageKey).toBe('product-out-of-stock')
    expect((await me.add(fixtures.comingSoon)).errors?.[0]?.messageKey).toBe('product-coming-soon')
  })

  test('a forged token, and shows a foreign cart to nobody', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.handbag)
    const forged = 'A'.repeat(43)
    expect(await shop.ask('query ($t: String) { getCart(token: $t) { count } }', { t: forged })).toEqual({
      getCart: null,
    })
    const other = await apiShopper(shop, 'de_DE')
    const foreign = await shop.ask(
      'query ($t: String) { getCart(token: $t) { count } }',
      { t: me.token },
      { store: 'de_DE' },
    )
    expect(foreign).toEqual({ getCart: null })
    expect((await other.cart()).count).toBe(0)
  })

  test("another shopper's line", async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.handbag)
    const line = (await me.cart()).items[0]?.id
    const other = await apiShopper(shop)
    await other.add(fixtures.boot)
    const answer = await other.call<{ refusals?: { messageKey: string }[] }>(
      'mutation ($id: ID!) { updateCartItem(id: $id, quantity: 5) { ... on Refused { refusals { messageKey } } } }',
      { id: line },
    )
    expect(answer.refusals?.[0]?.messageKey).toBe('cart-line-not-found')
    expect((await me.cart()).items[0]?.quantity).toBe(1)
  })

  test('the last item to the second shopper, when the first has ordered it', async () => {
    const first = await apiShopper(shop)
    const second = await apiShopper(shop)
    await first.readyToOrder(fixtures.lastItem)
    await second.readyToOrder(fixtures.lastItem)
    expect((await first.place()).orderNumber).toBeDefined()
    expect((await second.place()).refusals?.[0]?.messageKey).toBe('product-out-of-stock')
    expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
    expect((await second.cart()).errors[0]?.messageKey).toBe('product-out-of-stock')
  })
})

test('nothing above went wrong behind the scenes', () => {
  expect(shop.problems).toEqual([])
})
