import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { hour, minute } from '#kernel/clock.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { ordersByNumber } from '#test/shop/order-rows.ts'
import { providerIdOf } from '#test/shop/payment-at-provider.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()

const ordersOf = (number: string) => ordersByNumber(shop, number)

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
      const webhook = () => shop.shop.settleByProviderId(providerIdOf(order.redirectUrl))
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
    await shop.shop.settleByProviderId(providerIdOf(order.redirectUrl))
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
    await expect(shop.shop.sweepPayments()).rejects.toThrow('could not be swept')
    shop.setProvider('up')
    expect((await ordersOf(unasked.orderNumber))[0]?.state).toBe('open')
    expect((await ordersOf(abandoned.orderNumber ?? ''))[0]?.state).toBe('failed')
    await shop.shop.sweepPayments()
    expect((await ordersOf(unasked.orderNumber))[0]?.state).toBe('failed')
  })

  test('that nobody began on an order that can’t be let go of keeps no other order waiting', async () => {
    const abandon = async () => {
      const me = await apiShopper(shop)
      await me.readyToOrder(fixtures.boot)
      return (await me.place()).orderNumber ?? ''
    }
    const [broken, other] = [await abandon(), await abandon()]
    await sql`create function keep_order() returns trigger language plpgsql as $$
      begin if old.number = TG_ARGV[0] then raise exception 'It stays'; end if; return new; end $$`.execute(shop.db)
    await sql`create trigger keep_order before update on orders for each row execute function keep_order(${sql.lit(broken)})`.execute(
      shop.db,
    )
    shop.clock.advance(20 * minute)
    await expect(shop.shop.sweepPayments()).rejects.toThrow('could not be swept')
    expect((await ordersOf(other))[0]?.state).toBe('failed')
    await sql`drop function keep_order cascade`.execute(shop.db)
    await shop.shop.sweepPayments()
    expect((await ordersOf(broken))[0]?.state).toBe('failed')
  })

  test('that succeeds twice, in two tabs with two methods, is paid back once', async () => {
    const me = await apiShopper(shop)
    const order = await me.order(fixtures.boot)
    const second = await me.pay(order.id, 'paypal')
    await shop.decide(order.redirectUrl, 'paid')
    await shop.decide(second.redirectUrl ?? '', 'paid')
    await Promise.all([
      shop.shop.settleByProviderId(providerIdOf(order.redirectUrl)),
      shop.shop.settleByProviderId(providerIdOf(second.redirectUrl ?? '')),
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
    await shop.shop.settleByProviderId(providerIdOf(second))
    await shop.decide(card, 'paid')
    await shop.shop.settleByProviderId(providerIdOf(card))
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
    await shop.shop.settleByProviderId(providerIdOf(page))
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
    await shop.shop.settleByProviderId(providerIdOf(page))
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
