import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '#kernel/clock.ts'
import { centsOf } from '#kernel/money.ts'
import { numberOfStories } from '#test/setup/stories.ts'
import { memberWithVoucher, type Ordered, orderedTwice } from '#test/shop/member.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'

/** How many pairs of orders are led through everything; `STORIES=2000` for a night, `SEED` to see one again. */
const numRuns = numberOfStories(20, 200)
const seed = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) }

const shop = await openTestShop()
await shop.setStock(fixtures.boot, 100_000)

/** One cart with a voucher that became two orders: it was brought back while the first one waited. */
async function newWorld() {
  const { me, barcode, voucher } = await memberWithVoucher(shop)
  const orders: readonly Ordered[] = await orderedTwice(me, barcode, fixtures.boot)
  return { me, voucherId: voucher.id, orders, pages: orders.map(({ redirectUrl }) => redirectUrl) }
}

type World = Awaited<ReturnType<typeof newWorld>>
type Step = { readonly name: string; run(world: World): Promise<unknown> }

const step = (name: string, run: (world: World) => Promise<unknown>): Step => ({ name, run })

const paymentsOf = async (world: World) =>
  (await Promise.all(world.orders.map(({ id }) => shop.shop.paymentsOf(id)))).flat()

async function hear(world: World): Promise<void> {
  for (const { providerId } of await paymentsOf(world)) if (providerId) await shop.shop.settleByProviderId(providerId)
}

const which = fc.nat(1)
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.nat(5), fc.constantFrom('paid', 'paid', 'paid', 'failed', 'canceled', 'expired')).map(([page, end]) =>
    step(`the bank says ${end} of page ${page}`, async ({ pages }) => {
      // A page that is over answers with an error, as it does a shopper.
      await shop.decide(pages[page % pages.length] ?? '', end).catch(() => undefined)
    }),
  ),
  which.map((one) =>
    step(`comes back to order ${one}`, async ({ me, orders }) => me.comeBack(orders[one]?.reference ?? '')),
  ),
  which.map((one) =>
    step(`pays order ${one} again`, async ({ me, orders, pages }) => {
      const { redirectUrl } = await me.pay(orders[one]?.id ?? '')
      if (redirectUrl && !pages.includes(redirectUrl)) pages.push(redirectUrl)
    }),
  ),
  which.map((one) =>
    step(`cancels order ${one}`, ({ me, orders }) =>
      me.call('mutation ($r: String!) { cancelOrder(reference: $r) { __typename } }', { r: orders[one]?.reference }),
    ),
  ),
  fc.constant(step('all webhooks arrive', hear)),
  fc.constant(step('all webhooks arrive at once', (world) => Promise.all([hear(world), hear(world)]))),
  fc.constantFrom(1, 20, 300).map((minutes) =>
    step(`${minutes} minutes pass`, async () => {
      shop.clock.advance(minutes * minute)
      await shop.sandbox.sweep()
      await shop.shop.sweepPayments()
    }),
  ),
  fc.constant(step('the jobs run', () => shop.runJobs())),
)

/** What the provider holds of the shopper's money, over all payments of an order. */
async function held(orderId: string): Promise<number> {
  let sum = 0
  for (const { providerId } of await shop.shop.paymentsOf(orderId)) {
    const request = new Request(`http://shop.test/sandbox/mollie/v2/payments/${providerId}`, {
      headers: { Authorization: 'Bearer test_key' },
    })
    const payment = (await (await shop.sandbox.fetch(request)).json()) as Record<string, { value: string } | undefined>
    if (String(payment.status) !== 'paid') continue
    sum += centsOf(payment.amount?.value ?? '0.00') - centsOf(payment.amountRefunded?.value ?? '0.00')
  }
  return sum
}

async function rowsOf({ orders, voucherId }: World) {
  const ids = orders.map(({ id }) => id)
  const rows = await shop.db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()
  const claims = await shop.db.selectFrom('stock_claims').selectAll().where('order_id', 'in', ids).execute()
  const voucher = await shop.db.selectFrom('vouchers').selectAll().where('id', '=', voucherId).executeTakeFirstOrThrow()
  return { rows, claims, voucher }
}

/** What holds after every single step. */
async function agree(world: World): Promise<void> {
  const { rows, claims, voucher } = await rowsOf(world)
  const paid = rows.filter(({ state }) => state === 'paid')
  expect(paid.length).toBeLessThanOrEqual(1)
  expect(voucher.status === 'redeemed').toBe(paid.length === 1)
  if (paid[0]) expect(voucher.order_id).toBe(paid[0].id)
  for (const { id, state } of rows) {
    const pieces = claims.filter(({ order_id }) => order_id === id).reduce((sum, { quantity }) => sum + quantity, 0)
    expect(pieces).toBe(state === 'open' || state === 'paid' ? 2 : 0)
  }
}

/** Everything is heard, done and long over. */
async function theEnd(world: World): Promise<void> {
  for (const minutes of [1, 20, 300]) {
    await hear(world)
    await shop.runJobs()
    shop.clock.advance(minutes * minute)
    await shop.sandbox.sweep()
    await shop.shop.sweepPayments()
  }
  await shop.runJobs()
  await agree(world)
  const { rows } = await rowsOf(world)
  expect(rows.filter(({ state }) => state === 'open')).toEqual([])
  for (const { id, state, total } of rows) expect(await held(id)).toBe(state === 'paid' ? total : 0)
}

test('of two orders with one voucher one is paid at most, and the other keeps neither money nor stock', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 16, size: 'max' }), async (story) => {
      const world = await newWorld()
      for (const { run } of story) {
        await run(world)
        await agree(world)
      }
      await theEnd(world)
    }),
    { numRuns, endOnFailure: true, ...seed },
  )
}, 3_600_000)
