import { describe, expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { centsOf } from '#kernel/money.ts'
import { memberWithVoucher, type Ordered, orderedTwice } from '#test/shop/member.ts'
import { openTestShop, type TestShop } from '#test/shop/open-shop.ts'
import { providerIdOf } from '#test/shop/payment-at-provider.ts'
import { apiShopper, type PlacedOrder } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

const shop = await openTestShop()
await shop.setStock(fixtures.boot, 1000)

/** Two orders that wait for their payment and were both made with one voucher: the cart of the first was brought back. */
async function twoOrders() {
  const { me, barcode, status, voucher } = await memberWithVoucher(shop)
  const stock = await shop.stockOf(fixtures.boot)
  const [first, second] = await orderedTwice(me, barcode, fixtures.boot)
  expect([await order(first), await order(second)].map(({ discount_total }) => discount_total)).toEqual([1000, 1000])
  const taken = async () => stock - (await shop.stockOf(fixtures.boot))
  expect(await taken()).toBe(4)
  const usedFor = async () =>
    (await shop.db.selectFrom('vouchers').select('order_id').where('id', '=', voucher.id).executeTakeFirstOrThrow())
      .order_id
  return { me, first, second, status, usedFor, taken }
}

const order = ({ id }: Pick<PlacedOrder, 'id'>) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const pieces = async ({ id }: Pick<PlacedOrder, 'id'>) => {
  const claims = await shop.db.selectFrom('stock_claims').select('quantity').where('order_id', '=', id).execute()
  return claims.reduce((sum, { quantity }) => sum + quantity, 0)
}

const idAtProvider = ({ redirectUrl }: Ordered) => providerIdOf(redirectUrl)

/** What the provider holds of the shopper's money for an order. */
async function held(one: Ordered, { sandbox }: TestShop = shop): Promise<number> {
  const response = await sandbox.fetch(
    new Request(`http://shop.test/sandbox/mollie/v2/payments/${idAtProvider(one)}`, {
      headers: { Authorization: 'Bearer test_key' },
    }),
  )
  const payment = (await response.json()) as {
    status: string
    amount: { value: string }
    amountRefunded?: { value: string }
  }
  if (payment.status !== 'paid') return 0
  return centsOf(payment.amount.value) - centsOf(payment.amountRefunded?.value ?? '0.00')
}

/** So long that every sweep has come by. */
async function timePasses(): Promise<void> {
  shop.clock.advance(20 * minute)
  await shop.sandbox.sweep()
  await shop.shop.sweepPayments()
  await shop.runJobs()
}

/** Every order in which the bank and the webhooks of two payments can go; a webhook never comes before its bank. */
const interleavings = [
  ['pay first', 'hear first', 'pay second', 'hear second'],
  ['pay first', 'pay second', 'hear first', 'hear second'],
  ['pay first', 'pay second', 'hear second', 'hear first'],
  ['pay second', 'pay first', 'hear first', 'hear second'],
  ['pay second', 'pay first', 'hear second', 'hear first'],
  ['pay second', 'hear second', 'pay first', 'hear first'],
] as const

describe('two orders with one voucher', () => {
  test.each(
    interleavings.flatMap((steps) => [
      { name: steps.join(', '), steps, late: false },
      { name: `${steps.join(', ')}, jobs and sweeps long after`, steps, late: true },
    ]),
  )('$name: one is paid, the other lets go of everything', async (story) => {
    const { first, second, status, usedFor, taken } = await twoOrders()
    for (const step of story.steps) {
      const one = step.endsWith('first') ? first : second
      if (step.startsWith('pay')) await shop.decide(one.redirectUrl, 'paid')
      else await shop.shop.settleByProviderId(idAtProvider(one))
      if (!story.late) {
        await shop.runJobs()
        await shop.shop.sweepPayments()
      }
    }
    await timePasses()

    // The voucher went along with the cart, so that the second order has it whichever is paid first.
    expect([(await order(first)).state, (await order(second)).state]).toEqual(['failed', 'paid'])
    expect([await pieces(first), await pieces(second), await taken()]).toEqual([0, 2, 2])
    expect([await held(first), await held(second)]).toEqual([0, (await order(second)).total])
    expect([await status(), await usedFor()]).toEqual(['redeemed', second.id])
    const mails = shop.mails.filter(
      ({ key, subject, text }) =>
        !key.startsWith('order-acknowledgement:') && `${subject} ${text}`.includes(first.orderNumber),
    )
    expect(mails.length).toBe(1)
  })

  test('both webhooks at once', async () => {
    const { first, second, taken, usedFor } = await twoOrders()
    for (const one of [first, second]) await shop.decide(one.redirectUrl, 'paid')
    await Promise.all([first, second, first, second].map((one) => shop.shop.settleByProviderId(idAtProvider(one))))
    await timePasses()
    expect([(await order(first)).state, (await order(second)).state]).toEqual(['failed', 'paid'])
    expect([await taken(), await usedFor(), await held(first)]).toEqual([2, second.id, 0])
  })

  test('no webhook ever: the sweep finds both', async () => {
    const { first, second, taken, usedFor } = await twoOrders()
    for (const one of [first, second]) await shop.decide(one.redirectUrl, 'paid')
    for (let minutes = 0; minutes < 120; minutes += 20) await timePasses()
    expect([(await order(first)).state, (await order(second)).state]).toEqual(['failed', 'paid'])
    expect([await taken(), await usedFor(), await held(first)]).toEqual([2, second.id, 0])
  })

  test('the first is paid and paid back, the second given up: the voucher is free, and the first can be paid after all', async () => {
    const { me, first, second, status, usedFor, taken } = await twoOrders()
    await shop.decide(first.redirectUrl, 'paid')
    await me.comeBack(first.reference)
    await shop.decide(second.redirectUrl, 'canceled')
    await me.comeBack(second.reference)
    await timePasses()
    expect([await held(first), await taken(), await status()]).toEqual([0, 0, 'issued'])

    const { redirectUrl = '' } = await me.pay(first.id)
    await shop.decide(redirectUrl, 'paid')
    await me.comeBack(first.reference)
    await timePasses()
    expect((await order(first)).state).toBe('paid')
    expect([await held({ ...first, redirectUrl }), await taken()]).toEqual([(await order(first)).total, 2])
    expect([await status(), await usedFor()]).toEqual(['redeemed', first.id])
  })

  test('the second given up before the first is heard of: the first is paid', async () => {
    const { me, first, second, status, usedFor, taken } = await twoOrders()
    await shop.decide(first.redirectUrl, 'paid')
    await shop.decide(second.redirectUrl, 'failed')
    await me.comeBack(second.reference)
    await me.comeBack(first.reference)
    await timePasses()
    expect([(await order(first)).state, (await order(second)).state]).toEqual(['paid', 'failed'])
    expect([await taken(), await status(), await usedFor()]).toEqual([2, 'redeemed', first.id])
  })
})

test('an order whose only payment was paid back before anybody let go of its stock is found by the sweep', async () => {
  const me = await apiShopper(shop)
  const stock = await shop.stockOf(fixtures.boot)
  const waiting = await me.order(fixtures.boot)
  await shop.db
    .updateTable('payments')
    .set({ status: 'paid', refund_due: true, refunded_at: shop.clock.now() })
    .where('order_id', '=', waiting.id)
    .execute()
  await timePasses()
  expect((await order(waiting)).state).toBe('failed')
  expect(await shop.stockOf(fixtures.boot)).toBe(stock)
})

test('an order that is paid when its last pair is gone gives back the promotion that it took again for that', async () => {
  await shop.shop.importPromotions([
    {
      key: 'one-only',
      code: 'ONE-ONLY',
      name: { en: 'one', nl: 'een', de: 'eins', fr: 'un' },
      benefit: { kind: 'percentage', rate: 1000 },
      mostInTotal: 1,
    },
  ])
  await shop.setStock(fixtures.lastItem, 1)
  const me = await apiShopper(shop)
  await me.add(fixtures.lastItem)
  await me.addCode('one-only')
  await me.giveAddress()
  await me.choosePayment('creditcard')
  const placed = await me.place()
  // The provider made the payment, but the shop never heard of it and gave everything back.
  shop.setProvider('answers-get-lost')
  await me.pay(placed.id ?? '')
  shop.setProvider('up')
  await timePasses()
  const [redirectUrl = ''] = await shop.paymentPages()
  await (await apiShopper(shop)).order(fixtures.lastItem)
  const one = { ...placed, redirectUrl } as Ordered
  await shop.decide(redirectUrl, 'paid')
  await shop.shop.settleByProviderId(idAtProvider(one))
  await timePasses()
  expect(await held(one)).toBe(0)
  expect((await order(one)).state).toBe('failed')
  const claims = await shop.db.selectFrom('promotion_claims').select('held').where('order_id', '=', one.id).execute()
  expect(claims).toEqual([{ held: false }])
})
