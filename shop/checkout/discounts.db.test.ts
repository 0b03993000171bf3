import { beforeEach, describe, expect, test } from 'vitest'
import { newCode } from '#kernel/ids.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { memberWithVoucher, passwordOfAll } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import type { PromotionFeed } from '../promotions/promotion-feed.ts'

const shop = await openTestShop({ poolSize: 20 })
const { db, clock } = shop
const start = '2026-11-21T10:00:00Z'

const named = (key: string, feed: Partial<PromotionFeed> = {}): PromotionFeed => ({
  key,
  code: key.toUpperCase(),
  name: { en: `${key} en`, nl: `${key} nl`, de: `${key} de`, fr: `${key} fr` },
  benefit: { kind: 'percentage', rate: 1000 },
  ...feed,
})

beforeEach(async () => {
  clock.moveTo(start)
  await shop.shop.importPromotions([
    named('ten'),
    named('two-only', { mostInTotal: 2 }),
    named('once', { mostPerShopper: 1 }),
    named('dear', { minimum: { EUR: 30_000 } }),
    named('doorstep', { benefit: { kind: 'free-shipping' } }),
    named('french', { storefronts: ['fr_FR'] }),
    named('pounds', { benefit: { kind: 'amount', amounts: { GBP: 500 } } }),
    named('all-of-it', { benefit: { kind: 'percentage', rate: 10_000 }, priority: 9 }),
    named('spring', { from: '2027-03-01T00:00:00Z' }),
  ])
})

const keyOf = (answer: { refusals?: { messageKey: string }[] }) => answer.refusals?.[0]?.messageKey

async function orderRow(number: string | undefined) {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number ?? '')
    .executeTakeFirstOrThrow()
}

async function linesOf(orderId: string) {
  return db.selectFrom('order_lines').selectAll().where('order_id', '=', orderId).orderBy('position').execute()
}

describe('a code in the cart', () => {
  test('takes its share off and says so, once, whatever its spelling', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    const answer = await me.addCode(' ten ')
    expect(answer.errors).toEqual([{ messageKey: 'promotion-discount-added', name: 'ten nl', level: 'success' }])
    await me.addCode('TEN')
    const { items, price } = await me.discounts()
    expect(items.filter(({ type }) => type === 'promotion')).toMatchObject([
      { referencedId: 'TEN', removable: true, price: { totalPrice: { amount: -1000 } }, error: null },
    ])
    expect(price).toMatchObject({
      subtotal: { amount: 10_000 },
      discount: { amount: 1000 },
      shipping: { amount: 0 },
      totalPrice: { amount: 9000 },
    })
  })

  test.each([
    ['nonsense', 'promotion-not-found'],
    ['', 'promotion-not-found'],
    ['x'.repeat(500), 'promotion-not-found'],
    ['french', 'promotion-not-found'],
    ['pounds', 'promotion-not-found'],
    ['spring', 'promotion-not-found'],
    ['dear', 'promotion-minimum'],
    ['2900000000000', 'promotion-not-found'],
  ])('%j is refused with %s and leaves no trace', async (code, messageKey) => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    expect(keyOf(await me.addCode(code))).toBe(messageKey)
    expect((await me.discounts()).items.filter(({ type }) => type === 'promotion')).toEqual([])
  })

  test('stays when the cart gets too small for it, and says why it takes nothing off', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    await me.add(fixtures.boot)
    await me.add(fixtures.boot)
    await me.addCode('dear')
    const [boots] = (await me.cart()).items
    await me.call(`mutation ($id: ID!) { updateCartItem(id: $id, quantity: 1) { ... on Cart { count } } }`, {
      id: boots?.id,
    })
    const { items, price } = await me.discounts()
    expect(items.at(-1)).toMatchObject({ referencedId: 'DEAR', error: { messageKey: 'promotion-minimum' } })
    expect(price.discount.amount).toBe(0)
    await me.giveAddress()
    await me.choosePayment()
    expect((await me.place()).orderNumber).toBeDefined()
  })

  test('is taken out again', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    await me.addCode('ten')
    const line = (await me.discounts()).items.at(-1)
    await me.remove(line?.id ?? '')
    expect((await me.discounts()).price.discount.amount).toBe(0)
  })

  test('may make delivery free', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.handbag)
    expect((await me.discounts()).price.shipping.amount).toBe(495)
    await me.addCode('doorstep')
    expect((await me.discounts()).price).toMatchObject({ shipping: { amount: 0 }, totalPrice: { amount: 4995 } })
  })
})

describe('a size and its gift wrapping', () => {
  const put = (
    me: Awaited<ReturnType<typeof apiShopper>>,
    ...items: readonly { referencedId: string; type: string }[]
  ) =>
    me.call<{ count?: number; refusals?: { messageKey: string }[] }>(
      'mutation ($items: [CartItemInput!]!) { addToCart(items: $items) { ... on Cart { count items { type referencedId } } ... on Refused { refusals { messageKey } } } }',
      { items: items.map((item) => ({ ...item, quantity: 1 })) },
    )

  test('are put in together', async () => {
    const me = await apiShopper(shop)
    const wrapping = { referencedId: 'gift-wrapping', type: 'custom' }
    const answer = await put(me, { referencedId: fixtures.boot, type: 'product' }, wrapping)
    expect(answer).toMatchObject({
      items: [
        { type: 'product', referencedId: fixtures.boot },
        { type: 'custom', referencedId: 'gift-wrapping' },
      ],
    })
    // Pressed twice, the wrapping is there once.
    await put(me, wrapping)
    expect((await me.discounts()).items.filter(({ type }) => type === 'custom')).toHaveLength(1)
  })

  test('stay out together when the size can’t be bought', async () => {
    const me = await apiShopper(shop)
    const wrapping = { referencedId: 'gift-wrapping', type: 'custom' }
    await put(me, { referencedId: fixtures.soldOut, type: 'product' }, wrapping)
    expect((await me.discounts()).items).toEqual([])
  })

  test('stay out together when the shop knows no such extra', async () => {
    const me = await apiShopper(shop)
    const answer = await put(
      me,
      { referencedId: fixtures.boot, type: 'product' },
      { referencedId: 'fanfare', type: 'custom' },
    )
    expect(answer).toEqual({ refusals: [{ messageKey: 'product-not-found' }] })
    expect((await me.discounts())?.items ?? []).toEqual([])
  })
})

describe('an order', () => {
  test('keeps what was taken off, and what falls on each article; mail and finish page tell it', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.handbag)
    await me.addExtra('gift-wrapping')
    await me.addCode('ten')
    const order = await me.order(fixtures.boot)
    const row = await orderRow(order.orderNumber)
    expect(row).toMatchObject({ subtotal: 14_995, discount_total: 1500, costs_total: 395, total: 13_890 })
    const lines = await linesOf(row.id)
    // The two articles were put in at the same moment of a clock that stands still.
    const told = lines.map(({ type, total, discount }) => [type, total, discount] as const)
    expect(told.toSorted((a, b) => (a[0] === b[0] ? a[1] - b[1] : 0))).toEqual([
      ['article', 4995, 500],
      ['article', 10_000, 1000],
      ['transaction_costs', 395, 0],
      ['discount', -1500, 0],
      ['delivery', 0, 0],
    ])
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBe(row.tax_total)
    await shop.decide(order.redirectUrl, 'paid')
    await me.comeBack(order.reference)
    await shop.runJobs()
    expect(shop.mails.at(-1)?.text).toContain('ten nl: \u2212€\u00A015,00')
    expect(shop.mails.at(-1)?.text).toContain('Cadeauverpakking')
  })

  test('of which nothing is left to pay is settled without the provider', async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    await me.addCode('all-of-it')
    await me.giveAddress()
    const methods = await me.call<{ id: string }[]>('query { getPaymentMethods { id name } }')
    expect(methods).toMatchObject([{ id: 'nothing-to-pay', name: 'Niets meer te betalen' }])
    await me.choosePayment('nothing-to-pay')
    const placed = await me.place()
    expect((await me.pay(placed.id ?? '')).redirectUrl).toBe('http://shop.test/nl/checkout/success/')
    expect((await me.pay(placed.id ?? '')).redirectUrl).toBe('http://shop.test/nl/checkout/success/')
    expect(await orderRow(placed.orderNumber)).toMatchObject({ state: 'paid', total: 0 })
    expect((await me.cart()).count).toBe(0)
  })
})

describe('a limit', () => {
  test('of two in total makes two orders of twenty that want it at once; the others are told', async () => {
    const everybody = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const me = await apiShopper(shop)
        await me.add(fixtures.boot)
        await me.addCode('two-only')
        await me.giveAddress()
        await me.choosePayment()
        return me
      }),
    )
    const placed = await Promise.all(everybody.map((me) => me.place({ expectedTotal: 9000 })))
    const orders = placed.filter(({ orderNumber }) => orderNumber !== undefined)
    expect(orders).toHaveLength(2)
    const told = placed.flatMap((answer) => keyOf(answer) ?? [])
    // Whoever comes after the two have committed reads another total.
    expect(told.filter((key) => key !== 'promotion-used-up' && key !== 'total-changed')).toEqual([])
    expect(told).toHaveLength(18)
    const held = await db
      .selectFrom('promotion_claims')
      .innerJoin('promotions', 'promotions.id', 'promotion_id')
      .where('key', '=', 'two-only')
      .where('held', '=', true)
      .select('order_id')
      .execute()
    expect(held).toHaveLength(2)

    // One of the two gives up: somebody else gets it.
    const [first] = orders
    const payment = await everybody[0]?.pay(first?.id ?? '')
    await shop.decide(payment?.redirectUrl ?? '', 'canceled')
    await everybody[0]?.comeBack(first?.reference ?? '')
    const next = await apiShopper(shop)
    await next.add(fixtures.boot)
    expect((await next.addCode('two-only')).errors?.[0]?.messageKey).toBe('promotion-discount-added')
    await next.giveAddress()
    await next.choosePayment()
    expect((await next.place({ expectedTotal: 9000 })).orderNumber).toBeDefined()

    // And whoever gave up can't pay the old total any more.
    expect(keyOf((await everybody[0]?.pay(first?.id ?? '')) ?? {})).toBe('promotion-used-up')
  })

  test('of one for each shopper holds for their e-mail address', async () => {
    const email = `${newCode().toLowerCase()}@example.com`
    const first = await apiShopper(shop)
    await first.add(fixtures.boot)
    await first.addCode('once')
    await first.call('mutation ($e: String) { setShippingAddress(email: $e) { ... on Context { email } } }', {
      e: email,
    })
    await first.giveAddress()
    await first.call('mutation ($e: String) { setShippingAddress(email: $e) { ... on Context { email } } }', {
      e: email,
    })
    await first.choosePayment()
    expect((await first.place()).orderNumber).toBeDefined()

    const again = await apiShopper(shop)
    await again.add(fixtures.boot)
    await again.giveAddress()
    await again.call('mutation ($e: String) { setShippingAddress(email: $e) { ... on Context { email } } }', {
      e: email,
    })
    expect(keyOf(await again.addCode('once'))).toBe('promotion-used')
  })
})

const member = () => memberWithVoucher(shop)

describe('a voucher of the club', () => {
  test('is typed into the same field, takes ten euro off and is used up when the order is paid', async () => {
    const { me, barcode, status } = await member()
    await me.add(fixtures.handbag)
    const spaced = barcode.replace(/(\d)(\d{6})(\d{6})/, '$1 $2 $3')
    expect((await me.addCode(spaced)).errors).toEqual([
      { messageKey: 'promotion-discount-added', name: 'Clubvoucher van €\u00A010', level: 'success' },
    ])
    expect(await status()).toBe('reserved')
    const order = await me.order(fixtures.boot)
    const row = await orderRow(order.orderNumber)
    expect(row).toMatchObject({ discount_total: 1000, total: 13_995 })
    await shop.decide(order.redirectUrl, 'paid')
    await me.comeBack(order.reference)
    expect(await status()).toBe('redeemed')
    // 139 points, not 149: one earns by what one paid for goods.
    const entries = await db.selectFrom('loyalty_entries').select('points').where('order_id', '=', row.id).execute()
    expect(entries).toEqual([{ points: 139 }])
    await me.add(fixtures.handbag)
    expect(keyOf(await me.addCode(barcode))).toBe('voucher-redeemed')
  })

  test('is nothing for guests, and unknown to everybody but its owner', async () => {
    const { barcode } = await member()
    const guest = await apiShopper(shop)
    await guest.add(fixtures.handbag)
    expect(keyOf(await guest.addCode(barcode))).toBe('voucher-login-required')
    const stranger = await member()
    await stranger.me.add(fixtures.handbag)
    expect(keyOf(await stranger.me.addCode(barcode))).toBe('promotion-not-found')
  })

  test('lies in one of two carts that want it at once, and takes its ten euro off one order', async () => {
    const { login, barcode } = await member()
    const elsewhere = await shop.shop.logIn(storefrontOf('nl_NL'), undefined, {
      username: login.customer.email,
      password: passwordOfAll,
      device: 'Safari, iOS',
    })
    if (!('customerToken' in elsewhere)) throw new Error('Not logged in')
    const carts = await Promise.all([login, elsewhere].map((device) => apiShopper(shop, 'nl_NL', device)))
    for (const cart of carts) await cart.readyToOrder(fixtures.boot)
    const answers = await Promise.all(carts.map((cart) => cart.addCode(barcode)))
    const told = answers.map((answer) => keyOf(answer) ?? answer.errors?.[0]?.messageKey)
    expect(told.toSorted()).toEqual(['promotion-discount-added', 'voucher-in-another-cart'])
    // The one that was refused is asked for once more, as if its page had been left open, and both order.
    for (const cart of carts) await cart.addCode(barcode)
    const placed = await Promise.all(carts.map((cart) => cart.place()))
    const rows = await Promise.all(placed.map(({ orderNumber }) => orderRow(orderNumber)))
    expect(rows.map(({ discount_total }) => discount_total).toSorted((a, b) => a - b)).toEqual([0, 1000])
  })

  test('comes back when the payment fails, and goes along with the cart that is brought back', async () => {
    const { me, barcode, status } = await member()
    await me.add(fixtures.handbag)
    await me.addCode(barcode)
    const order = await me.order(fixtures.boot)
    await shop.decide(order.redirectUrl, 'failed')
    await me.comeBack(order.reference)
    expect(await status()).toBe('issued')
    await me.call('mutation ($r: String) { restoreCart(reference: $r) { ... on Cart { count } } }', {
      r: order.reference,
    })
    expect((await me.discounts()).price.discount.amount).toBe(1000)
    await me.giveAddress()
    const again = await me.place()
    const payment = await me.pay(again.id ?? '')
    await shop.decide(payment.redirectUrl ?? '', 'paid')
    await me.comeBack(again.reference ?? '')
    expect(await orderRow(again.orderNumber)).toMatchObject({ state: 'paid', discount_total: 1000 })
    expect(await status()).toBe('redeemed')
  })

  test('goes on with the cart that is changed while its order waits; the money of the old order goes back', async () => {
    const { me, barcode, status } = await member()
    await me.add(fixtures.handbag)
    await me.addCode(barcode)
    const first = await me.order(fixtures.boot)
    await me.add(fixtures.handbag)
    expect((await me.discounts()).price.discount.amount).toBe(1000)
    const second = await me.place()
    const payment = await me.pay(second.id ?? '')
    await shop.decide(payment.redirectUrl ?? '', 'paid')
    await me.comeBack(second.reference ?? '')
    expect(await orderRow(second.orderNumber)).toMatchObject({ state: 'paid', discount_total: 1000 })
    expect(await status()).toBe('redeemed')

    await shop.decide(first.redirectUrl, 'paid')
    await me.comeBack(first.reference)
    await shop.runJobs()
    expect((await shop.shop.paymentsOf(first.id))[0]).toMatchObject({ status: 'paid', refundDue: true })
  })

  test('asks for its minimum and its most pieces', async () => {
    const { me, barcode, voucher } = await member()
    await db
      .updateTable('vouchers')
      .set({ minimum_purchase: 12_000, maximum_products: 2 })
      .where('id', '=', voucher.id)
      .execute()
    await me.add(fixtures.boot)
    const low = await me.addCode(barcode)
    expect(low.refusals?.[0]).toMatchObject({ messageKey: 'voucher-minimum', name: '€\u00A0120,00' })
    await me.add(fixtures.handbag)
    expect((await me.addCode(barcode)).errors?.[0]?.messageKey).toBe('promotion-discount-added')
    await me.add(fixtures.handbag)
    expect((await me.discounts()).items.at(-1)?.error?.messageKey).toBe('voucher-maximum-products')
  })

  test('is worth nothing to a browser in which nobody is logged in any more', async () => {
    const { me, barcode } = await member()
    await me.add(fixtures.boot)
    await me.addCode(barcode)
    const loggedOut = await shop.ask('query { getCart { price { discount { amount } } } }', {}, { token: me.token })
    expect(loggedOut.getCart).toEqual({ price: { discount: { amount: 0 } } })
  })

  test('never takes more than the goods cost', async () => {
    const { me, barcode } = await member()
    await me.add(fixtures.handbag)
    await me.addCode('all-of-it')
    expect(keyOf(await me.addCode(barcode))).toBe('voucher-minimum')
  })
})
