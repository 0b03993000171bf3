import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numberOfStories } from '#test/setup/stories.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { paymentAtProvider } from '#test/shop/payment-at-provider.ts'
import { apiShopper } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { memberOfStaff } from '#test/shop/staff.ts'
import { askAs, staffApi } from '#test/shop/staff-api.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const staffAtWork = 20
const shoppers = numberOfStories(60, 200)
const ordersBefore = numberOfStories(12, 40)
const pairs = Math.floor(shoppers / 2)

const shop = await openTestShop({ poolSize: 20 })
const api = staffApi(shop)

type Outcome = { readonly problems: readonly { readonly messageKey: string }[]; readonly approvalId: string | null }
type Known = { readonly number: string; readonly version: number; readonly position: number }
type Change = { readonly name: string; readonly call: (order: Known, key: string) => string }

const outcome = '{ approvalId problems { messageKey } }'
const isOutdated = (answer: Outcome | undefined) => answer?.problems[0]?.messageKey === 'order-changed-meanwhile'
const pressed = ({ number, version }: Known, key: string) => `number: "${number}", version: ${version}, key: "${key}"`

/** What customer service does all day, each as one call of the API. */
const changes: readonly Change[] = [
  {
    name: 'addOrderNote',
    call: ({ number }, key) => `addOrderNote(number: "${number}", key: "${key}", text: "Called, ${key}") ${outcome}`,
  },
  {
    name: 'refundOrder',
    call: (order, key) => `refundOrder(${pressed(order, key)}, amount: 700, reason: "Late") ${outcome}`,
  },
  {
    name: 'removeOrderPieces',
    call: (order, key) =>
      `removeOrderPieces(${pressed(order, key)}, pieces: [{ position: ${order.position}, quantity: 1 }]) ${outcome}`,
  },
  {
    name: 'changeOrderAddress',
    call: (order, key) =>
      `changeOrderAddress(${pressed(order, key)}, address: { firstName: "Sanne", lastName: "de Wit", street: "Damrak", additionalAddressLine1: "12", zipcode: "1012AB", city: "Amsterdam" }) ${outcome}`,
  },
]

async function known(token: string, number: string): Promise<Known> {
  const query = 'query ($number: String!) { order(number: $number) { version lines { position sku } } }'
  const { order } = await askAs<{ order: { version: number; lines: { position: number; sku: string }[] } }>(
    api,
    token,
    query,
    { number },
  )
  const line = order.lines.find(({ sku }) => sku === fixtures.boot)
  return { number, version: order.version, position: line?.position ?? 0 }
}

/** Available and claimed, wherever it lies: what nobody may lose or double. */
async function piecesOf(sku: string): Promise<number> {
  const { rows } = await sql<{ pieces: number }>`
    select (select coalesce(sum(available), 0) from stock where variant_id = variants.id)::int
      + (select coalesce(sum(quantity), 0) from stock_claims where variant_id = variants.id)::int as pieces
    from variants where sku = ${sku}`.execute(shop.db)
  return rows[0]?.pieces ?? 0
}

test(`${staffAtWork} of the staff change ${ordersBefore} orders while ${shoppers} shoppers order: nothing is lost, and the books name each change once`, {
  timeout: 300_000,
}, async () => {
  await shop.setStock(fixtures.boot, ordersBefore * 2)
  const orders: Awaited<ReturnType<typeof orderForStaff>>[] = []
  for (let count = 0; count < ordersBefore; count++) orders.push(await orderForStaff(shop, { quantity: 2 }))
  await shop.setStock(fixtures.boot, pairs)
  const before = await piecesOf(fixtures.boot)
  const members: Awaited<ReturnType<typeof memberOfStaff>>[] = []
  for (let count = 0; count < staffAtWork; count++) members.push(await memberOfStaff(shop, ['service']))
  const booked = await auditRows()

  const done = new Map<string, number>()
  const work = members.flatMap(({ token }, who) =>
    changes.map(async ({ name, call }, which) => {
      const number = orders[(who + which) % orders.length]?.orderNumber ?? ''
      const key = `k-${who}-${which}`
      // Several at once have read the same version; who is told so looks again, and presses again.
      for (let attempt = 1; attempt <= staffAtWork; attempt++) {
        const order = await known(token, number)
        const press = () => askAs<Record<string, Outcome>>(api, token, `mutation { ${call(order, key)} }`)
        const answers = (await Promise.all([press(), press()])).map((answer) => answer[name])
        if (answers.some((answer) => answer?.problems.length === 0)) done.set(name, (done.get(name) ?? 0) + 1)
        if (!answers.every(isOutdated)) return
      }
      throw new Error(`${name} of order ${number} was never answered`)
    }),
  )
  const buying = Array.from({ length: shoppers }, async () => {
    const me = await apiShopper(shop)
    await me.add(fixtures.boot)
    await me.giveAddress()
    await me.choosePayment()
    return me.place()
  })
  const [placed] = await Promise.all([Promise.all(buying), Promise.all(work)])
  await shop.runJobs()

  const numbers = placed.flatMap((one) => ('orderNumber' in one && one.orderNumber ? [one.orderNumber] : []))
  expect(new Set(numbers).size).toBe(numbers.length)
  // What staff took off orders may be sold again.
  expect(numbers.length).toBeGreaterThanOrEqual(pairs)
  expect(numbers.length).toBeLessThanOrEqual(pairs + (done.get('removeOrderPieces') ?? 0))
  expect(await piecesOf(fixtures.boot)).toBe(before)

  for (const { name } of changes) expect(done.get(name), name).toBeGreaterThan(0)
  const sum = [...done.values()].reduce((all, count) => all + count, 0)
  expect((await auditRows()) - booked).toBe(sum)
  for (const { id } of orders) await expectBalanced(id)
})

async function auditRows(): Promise<number> {
  const { count } = await shop.db
    .selectFrom('staff_audit')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('object_type', '=', 'order')
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What the provider holds of an order is what was paid less what went back, and never less than nothing. */
async function expectBalanced(orderId: string): Promise<void> {
  const payments = await shop.db
    .selectFrom('payments')
    .select(['provider_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'paid')
    .execute()
  const refunds = await shop.db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()
  const held = await Promise.all(
    payments.map(async ({ provider_id }) => (await paymentAtProvider(shop, provider_id ?? '')).held),
  )
  const total = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const kept = total(payments.map(({ amount }) => amount)) - total(refunds.map(({ amount }) => amount))
  expect(total(held)).toBe(kept)
  expect(kept).toBeGreaterThanOrEqual(0)
}
