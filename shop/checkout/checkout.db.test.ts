import { describe, expect, test } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { storefrontCodes } from '#kernel/storefront.ts'
import { registerMember } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const ordersOf = async (number: string) =>
  shop.db.selectFrom('orders').selectAll().where('number', '=', number).execute()
const providerId = (redirectUrl: string) => `tr_${new URL(redirectUrl).searchParams.get('token')?.slice(2, 24)}`

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
    await shop.shop.settleByProviderId(providerId(first.redirectUrl))
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

describe('the shop refuses', () => {
  test('an order without the terms and the withdrawal information, naming both boxes', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const answer = await me.place({ termsAccepted: false, withdrawalRead: false })
    expect(answer.refusals?.map((refusal) => refusal.field)).toEqual(['termsAccepted', 'withdrawalRead'])
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

describe('a payment', () => {
  type Step = 'webhook' | 'return' | 'sweep'
  const orders: Step[][] = [
    ['webhook'],
    ['webhook', 'webhook'],
    ['return'],
    ['return', 'webhook'],
    ['webhook', 'return', 'webhook'],
    ['sweep', 'return', 'webhook'],
  ]
  const outcomes = [
    ['paid', 'paid', 0],
    ['failed', 'failed', 1],
    ['canceled', 'failed', 1],
    ['expired', 'failed', 1],
  ] as const

  for (const [outcome, state, givenBack] of outcomes) {
    test.each(orders.map((steps) => [steps.join(', ')]))(`that is ${outcome} ends right by %s`, async (steps) => {
      const me = await apiShopper(shop)
      const before = await shop.stockOf(fixtures.boot)
      const order = await me.order(fixtures.boot)
      await shop.decide(order.redirectUrl, outcome)
      const webhook = () => shop.shop.settleByProviderId(providerId(order.redirectUrl))
      for (const step of steps.split(', ')) {
        if (step === 'webhook') await webhook()
        if (step === 'return') await me.comeBack(order.reference)
        if (step === 'sweep') await shop.shop.sweepPayments()
      }
      // Everything once more, all at once: nothing may happen a second time.
      await Promise.all([webhook(), me.comeBack(order.reference), webhook(), shop.shop.sweepPayments()])
      const [row] = await ordersOf(order.orderNumber)
      expect(row?.state).toBe(state)
      expect(await shop.stockOf(fixtures.boot)).toBe(before - 1 + givenBack)
      const mailsBefore = shop.mails.length
      await shop.runJobs()
      expect(shop.mails.length - mailsBefore).toBe(outcome === 'paid' ? 1 : 0)
    })
  }

  test('that the browser returned from before its webhook waits, and is paid when it comes', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    expect(await me.comeBack(order.reference)).toMatchObject({ state: 'open', paymentStatus: 'open' })
    await shop.decide(order.redirectUrl, 'paid')
    await shop.shop.settleByProviderId(providerId(order.redirectUrl))
    expect((await me.status()).status).toBe('paid')
  })

  test('that nobody finishes expires by the clock, and its stock goes back', async () => {
    const me = await apiShopper(shop)
    const before = await shop.stockOf(fixtures.reduced)
    const order = await me.order(fixtures.reduced)
    shop.clock.advance(hour)
    await shop.shop.sweepPayments()
    expect((await ordersOf(order.orderNumber))[0]?.state).toBe('failed')
    expect(await shop.stockOf(fixtures.reduced)).toBe(before)
  })

  test('that was never begun, because the shopper went away, gives the stock back as well', async () => {
    const me = await apiShopper(shop)
    const before = await shop.stockOf(fixtures.boot)
    await me.readyToOrder(fixtures.boot)
    const placed = await me.place()
    await shop.shop.sweepPayments()
    expect(await shop.stockOf(fixtures.boot)).toBe(before - 1)
    shop.clock.advance(20 * minute)
    await shop.shop.sweepPayments()
    expect((await ordersOf(placed.orderNumber ?? ''))[0]?.state).toBe('failed')
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
  })

  test('whose page has expired gets another one, also before the sweep has passed', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.reduced)
    shop.clock.advance(hour)
    const again = await me.pay(order.id)
    expect(again.redirectUrl).toBeDefined()
    expect(again.redirectUrl).not.toBe(order.redirectUrl)
    expect((await shop.shop.paymentsOf(order.id)).map((payment) => payment.status)).toEqual(['open', 'expired'])
  })

  test('that failed keeps the cart and is repeated on the same order with another method', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    await shop.decide(order.redirectUrl, 'failed')
    await me.comeBack(order.reference)
    expect(await me.status()).toMatchObject({ status: 'failed' })
    expect((await me.cart()).count).toBe(1)
    const again = await me.pay(order.id, 'paypal')
    await shop.decide(again.redirectUrl ?? '', 'paid')
    expect(await me.comeBack(order.reference)).toMatchObject({ state: 'paid' })
    expect((await ordersOf(order.orderNumber)).length).toBe(1)
  })

  test('that was cancelled says so', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    await shop.decide(order.redirectUrl, 'canceled')
    await me.comeBack(order.reference)
    expect((await me.status()).status).toBe('cancelled')
  })

  test('that the provider does not know gives its stock back', async () => {
    const before = await shop.stockOf(fixtures.boot)
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    const overdue = { provider_id: `tr_${order.orderNumber}`, expires_at: shop.clock.now() }
    await shop.db.updateTable('payments').set(overdue).where('order_id', '=', order.id).execute()
    shop.clock.advance(minute)
    await shop.shop.sweepPayments()
    expect((await ordersOf(order.orderNumber))[0]?.state).toBe('failed')
    expect(await shop.stockOf(fixtures.boot)).toBe(before)
  })

  test('that can’t be asked after keeps no other order waiting', async () => {
    const unasked = await (await apiShopper(shop)).order(fixtures.boot)
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.boot)
    const abandoned = await me.place()
    shop.clock.advance(hour)
    shop.setProvider('down')
    await expect(shop.shop.sweepPayments()).rejects.toThrow('could not be asked after')
    shop.setProvider('up')
    expect((await ordersOf(unasked.orderNumber))[0]?.state).toBe('open')
    expect((await ordersOf(abandoned.orderNumber ?? ''))[0]?.state).toBe('failed')
    await shop.shop.sweepPayments()
    expect((await ordersOf(unasked.orderNumber))[0]?.state).toBe('failed')
  })

  test('that succeeds twice, in two tabs with two methods, is paid back once', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    const second = await me.pay(order.id, 'paypal')
    await shop.decide(order.redirectUrl, 'paid')
    await shop.decide(second.redirectUrl ?? '', 'paid')
    await Promise.all([
      shop.shop.settleByProviderId(providerId(order.redirectUrl)),
      shop.shop.settleByProviderId(providerId(second.redirectUrl ?? '')),
    ])
    await shop.runJobs()
    const payments = await shop.shop.paymentsOf(order.id)
    expect(payments.filter((payment) => payment.status === 'paid').length).toBe(2)
    expect(payments.filter((payment) => payment.refundDue).length).toBe(1)
    const refunded = await shop.db
      .selectFrom('payments')
      .select('refunded_at')
      .where('order_id', '=', order.id)
      .execute()
    expect(refunded.filter((row) => row.refunded_at !== null).length).toBe(1)
    const told = shop.mails.filter(({ key }) => key.startsWith('payment-returned'))
    expect(told.at(-1)?.text).toContain(`Je bestelling ${order.orderNumber} was al betaald`)
    expect(told.at(-1)?.text).toMatch(/100,00 terugbetaald/)
  })

  test('that succeeds twice, once with a gift card, is paid back as far as can be, and the rest is on the list of staff', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    await me.giveAddress()
    await me.choosePayment('giftcard')
    const { id = '', orderNumber = '' } = await me.place()
    const card = (await me.pay(id)).redirectUrl ?? ''
    const second = (await me.pay(id, 'paypal')).redirectUrl ?? ''
    await shop.decide(second, 'paid')
    await shop.shop.settleByProviderId(providerId(second))
    await shop.decide(card, 'paid')
    await shop.shop.settleByProviderId(providerId(card))
    await shop.runJobs()
    const owed = (await shop.shop.owedPayments()).filter(({ number }) => number === orderNumber)
    expect(owed).toMatchObject([{ amount: 5000 }])
    expect(shop.mails.at(-1)?.text).toContain('cadeaukaart')
    await shop.shop.paymentGivenBack(owed[0]?.id ?? '')
    expect((await shop.shop.owedPayments()).some(({ number }) => number === orderNumber)).toBe(false)
  })

  test('whose opening was never answered is found by its webhook all the same', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.reduced)
    const placed = await me.place()
    shop.setProvider('answers-get-lost')
    expect((await me.pay(placed.id ?? '')).refusals?.[0]?.messageKey).toBe('payment-provider-unavailable')
    shop.setProvider('up')
    const [page = ''] = await shop.paymentPages()
    await shop.decide(page, 'paid')
    await shop.shop.settleByProviderId(providerId(page))
    expect((await ordersOf(placed.orderNumber ?? ''))[0]?.state).toBe('paid')
  })

  test('that arrives when the last pair went to somebody else is paid back', async () => {
    await shop.setStock(fixtures.lastItem, 1)
    const late = await apiShopper(shop)
    await late.readyToOrder(fixtures.lastItem)
    const placed = await late.place()
    shop.setProvider('answers-get-lost')
    await late.pay(placed.id ?? '')
    shop.setProvider('up')
    const [page = ''] = await shop.paymentPages()
    await shop.decide(page, 'paid')
    // The shop has heard nothing for too long, gives the order up, and the pair is sold to somebody else.
    shop.clock.advance(20 * minute)
    await shop.shop.sweepPayments()
    const quick = await apiShopper(shop)
    const bought = await quick.order(fixtures.lastItem)
    await shop.decide(bought.redirectUrl, 'paid')
    await quick.comeBack(bought.reference)
    await shop.shop.settleByProviderId(providerId(page))
    await shop.runJobs()
    expect((await ordersOf(placed.orderNumber ?? ''))[0]?.state).toBe('failed')
    expect(
      shop.mails.some(({ text }) => text.includes(`Je betaling voor bestelling ${placed.orderNumber} kwam binnen`)),
    ).toBe(true)
    const [payment] = await shop.db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', placed.id ?? '')
      .execute()
    expect(payment).toMatchObject({ status: 'paid', refund_due: true })
    expect(payment?.refunded_at).not.toBeNull()
    expect(await shop.stockOf(fixtures.lastItem)).toBe(0)
  })

  test('can be begun again when the provider was down', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const placed = await me.place()
    shop.setProvider('down')
    expect((await me.pay(placed.id ?? '')).refusals?.[0]?.messageKey).toBe('payment-provider-unavailable')
    shop.setProvider('up')
    expect((await me.pay(placed.id ?? '')).redirectUrl).toContain('/sandbox/mollie/')
  })

  test('sends nobody to a foreign address', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.handbag)
    const placed = await me.place()
    const answer = await me.call<{ refusals?: { messageKey: string }[] }>(
      'mutation ($id: ID!) { handlePayment(orderId: $id, finishUrl: "https://evil.example/", errorUrl: "http://shop.test/nl/") { ... on Refused { refusals { messageKey } } } }',
      { id: placed.id },
    )
    expect(answer.refusals?.[0]?.messageKey).toBe('order-not-payable')
  })
})

test('a cart that was brought back after a cancelled payment can be changed, and its order is left alone', async () => {
  const me = await apiShopper(shop)
  const order = await me.order(fixtures.boot)
  await shop.decide(order.redirectUrl, 'canceled')
  await me.comeBack(order.reference)
  await me.call('mutation ($r: String) { restoreCart(reference: $r) { __typename } }', { r: order.reference })
  expect((await me.status()).status).toBe('recover')
  await me.add(fixtures.handbag)
  expect((await me.cart()).count).toBe(2)
  const [row] = await ordersOf(order.orderNumber)
  expect(
    (
      await shop.db
        .selectFrom('cart_lines')
        .selectAll()
        .where('cart_id', '=', row?.cart_id ?? '')
        .execute()
    ).length,
  ).toBe(1)
})

test('nothing above went wrong behind the scenes', () => {
  expect(shop.problems).toEqual([])
})
