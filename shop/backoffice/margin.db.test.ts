import { expect, test } from 'vitest'
import { openImportShop } from '#test/shop/import-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff } from '#test/shop/staff-order.ts'

const { shop, files } = await openImportShop()
const day = 24 * 3_600_000

const tellCost = (sku: string, from: string, cost: string) =>
  files.run('costs', ['sku;currency;from;cost', `${sku};EUR;${from};${cost}`])

/** One piece of an order came back. */
async function takeBack(orderId: string, quantity: number): Promise<void> {
  const at = shop.clock.now()
  const returned = await shop.db
    .insertInto('returns')
    .values({
      order_id: orderId,
      reference: 'R1',
      idempotency_key: crypto.randomUUID(),
      announced_at: at,
      received_at: at,
      way: 'post',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { position } = await shop.db
    .selectFrom('order_lines')
    .select('position')
    .where('order_id', '=', orderId)
    .where('type', '=', 'article')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('return_lines')
    .values({ return_id: returned.id, position, quantity, received: quantity })
    .execute()
}

/** What a report says of the boot, and of the storefront. */
async function margins() {
  shop.clock.advance(60_000)
  const { storefronts, products } = await shop.shop.figures.report('all', 28)
  return { storefront: storefronts[0]?.margin, boot: products.find(({ sku }) => sku === '10001.001')?.margin }
}

test('what stays of a sale is known once a file told what it cost, without VAT and without what came back', async () => {
  // Two pieces for 100.00 with 21 % VAT in it: 82.64 each without.
  const first = await orderForStaff(shop, { quantity: 2 })
  expect(await margins()).toEqual({ storefront: undefined, boot: undefined })

  // What was sold before the first known cost is reckoned with it.
  await tellCost('10001.001', '2030-01-01', '40.00')
  const known = { pieces: 2, known: 2, net: 16_529, cost: 8000 }
  expect(await margins()).toMatchObject({ storefront: known, boot: known })

  // The size's own cost goes before that of its product.
  await tellCost(fixtures.boot, '2020-01-01', '50.00')
  expect((await margins()).boot).toMatchObject({ cost: 10_000 })

  await takeBack(first.id, 1)
  expect((await margins()).boot).toMatchObject({ pieces: 2, known: 2, net: 8264, cost: 5000 })

  // From a day on it costs more: what was sold before keeps its cost.
  await tellCost(fixtures.boot, new Date(shop.clock.now().getTime() + day).toISOString().slice(0, 10), '60.00')
  shop.clock.advance(2 * day)
  await orderForStaff(shop, { quantity: 1 })
  // Each day is rounded to whole cents.
  expect((await margins()).boot).toMatchObject({ pieces: 3, known: 3, net: 16_528, cost: 11_000 })
})
