import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { reachOfStorefronts, seesEverything } from '#kernel/staff-reach.ts'
import { openTestShop } from '#test/shop/open-shop.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { orderForStaff, sentParcel } from '#test/shop/staff-order.ts'
import { orderDigits } from '../orders/order-digits-store.ts'

const shop = await openTestShop()
const order = await orderForStaff(shop)
await order.tell(sentParcel())
const row = await order.row()
const { provider_id: paymentId } = await shop.db
  .selectFrom('payments')
  .select('provider_id')
  .where('order_id', '=', order.id)
  .executeTakeFirstOrThrow()
const found = async (text: string, reach: Parameters<typeof shop.shop.staffOrders.searchOrders>[1] = seesEverything) =>
  (await shop.shop.staffOrders.searchOrders(text, reach)).map(({ number }) => number)

describe('the search of staff', () => {
  const { zipcode, lastName, phoneNumber } = row.shipping_address
  test.each([
    ['its number', row.number],
    ['an e-mail address', row.email.toUpperCase()],
    ['the beginning of one', `${row.email.split('@')[0]}@`],
    ['a postcode', zipcode.toLowerCase().replace(' ', '')],
    ['the beginning of a last name', lastName.slice(0, 3).toLowerCase()],
    ['a telephone number', `${phoneNumber}`],
    ['a national telephone number', `${phoneNumber}`.replace('+31', '0')],
    ['an article', fixtures.boot],
    ['a tracking code', '3scordp1'],
    ['what the provider calls the payment', `${paymentId}`],
  ])('finds an order by %s', async (_, text) => {
    expect(await found(text)).toContain(row.number)
  })

  test.each(['nobody@shop.test', '999999999', 'Zzyzx', '%', '_____', "'; drop table orders; --", 'x'])(
    'finds nothing by %j',
    async (text) => {
      expect(await found(text)).toEqual([])
    },
  )

  test('finds an order whose number has letters with them and without', async () => {
    const { id } = await orderForStaff(shop)
    await shop.db.updateTable('orders').set({ number: 'SB-700001' }).where('id', '=', id).execute()
    for (const text of ['SB-700001', 'sb 700001', '700001']) expect(await found(text), text).toEqual(['SB-700001'])
  })

  test('finds nothing of storefronts that somebody doesn’t see', async () => {
    expect(await found(row.number, reachOfStorefronts(['de_DE']))).toEqual([])
    expect(await found(row.number, reachOfStorefronts(['nl_NL']))).toEqual([row.number])
  })

  test('looks into an index for each way', async () => {
    await shop.db.connection().execute(async (db) => {
      await sql`set enable_seqscan = off`.execute(db)
      for (const way of [
        sql`${orderDigits()} = '100023'`,
        sql`lower(email) like 'nadia%'`,
        sql`lower(shipping_address ->> 'lastName') like 'de%'`,
        sql`replace(upper(shipping_address ->> 'zipcode'), ' ', '') = '1071XX'`,
        sql`shipping_address ->> 'phoneNumber' = '+31612345678'`,
      ]) {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from orders where ${way}`.execute(db)
        expect(rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('Index Cond')
      }
    })
  })
})
