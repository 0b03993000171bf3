import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction, type ShopTransaction } from '#database/transaction.ts'
import { minute } from '#kernel/clock.ts'
import { storefrontOf } from '#kernel/storefront.ts'
import { openGiftCardShop } from '#test/shop/gift-card-shop.ts'
import { memberWithVoucher, orderedTwice, passwordOfAll, registerMember } from '#test/shop/member.ts'
import { providerIdOf } from '#test/shop/payment-at-provider.ts'
import { apiShopper, type PlacedOrder } from '#test/shop/shopper.ts'
import { fixtures } from '#test/shop/small-catalog.ts'
import { stockWriter } from '../stock/stock-store.ts'

/**
 * Everybody locks in one order: the session, its order, the gift card, promotions, vouchers, shelves. Whoever waits for one of them holds
 * none of those behind it.
 */
const { shop, card, ordered } = await openGiftCardShop()
const { db } = shop

/** Until a statement of this database waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
    await pause(5)
  }
}

/** Does the work while somebody else holds what it needs first. @param meanwhile what they do once the work waits for them */
async function whileHeld(
  hold: (tx: ShopTransaction) => Promise<unknown>,
  work: () => Promise<unknown>,
  meanwhile: (tx: ShopTransaction) => Promise<unknown>,
): Promise<void> {
  const { promise: working, resolve } = Promise.withResolvers<Promise<unknown>>()
  await db.transaction().execute(async (tx) => {
    await hold(tx)
    const done = work()
    done.catch(() => undefined)
    resolve(done)
    const unasked = done.then(() => Promise.reject(new Error('Nobody waited')))
    await Promise.race([somebodyWaits(), unasked])
    await meanwhile(tx)
  })
  await await working
}

const isFree = (table: 'orders' | 'promotions' | 'stock' | 'vouchers') => (tx: ShopTransaction) =>
  sql`select from ${sql.table(table)} for update nowait`.execute(tx)

const stateOf = async (id: string) =>
  (await db.selectFrom('orders').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

/** The session that placed an order. */
const session = (orderId: string) => (tx: ShopTransaction) =>
  tx.selectFrom('contexts').select('id').where('last_order_id', '=', orderId).forUpdate().execute()

describe('an order is let go of', () => {
  test('by the sweep, which waits for its session first', async () => {
    const me = await apiShopper(shop)
    await me.readyToOrder(fixtures.boot)
    const { id = '' } = await me.place()
    shop.clock.advance(20 * minute)
    await whileHeld(session(id), () => shop.shop.sweepPayments(), isFree('orders'))
    expect(await stateOf(id)).toBe('failed')
  })

  test('with its voucher before its pieces', async () => {
    const { me, barcode } = await memberWithVoucher(shop)
    const [, { id, redirectUrl }] = await orderedTwice(me, barcode, fixtures.boot)
    await shop.decide(redirectUrl, 'failed')
    const voucher = (tx: ShopTransaction) =>
      tx.selectFrom('vouchers').select('id').where('barcode', '=', barcode).forUpdate().execute()
    await whileHeld(voucher, () => shop.shop.settleByProviderId(providerIdOf(redirectUrl)), isFree('stock'))
    expect(await stateOf(id)).toBe('failed')
  })

  test('while its shopper begins another cart, which stays theirs', async () => {
    const me = await apiShopper(shop)
    const { id, redirectUrl } = await me.order(fixtures.boot)
    // The cart of the order is with it; what they go on with is a copy, and they empty that.
    await me.add(fixtures.handbag)
    for (const item of (await me.cart()).items) await me.remove(item.id)
    await shop.decide(redirectUrl, 'expired')
    await whileHeld(
      session(id),
      () => shop.shop.settleByProviderId(providerIdOf(redirectUrl)),
      async (tx) => {
        const { cart_id: cartId } = await tx
          .selectFrom('contexts')
          .select('cart_id')
          .where('last_order_id', '=', id)
          .executeTakeFirstOrThrow()
        await tx
          .insertInto('cart_lines')
          .values({ cart_id: cartId ?? '', referenced_id: fixtures.handbag, quantity: 1, price_when_added: 100 })
          .execute()
      },
    )
    expect(await stateOf(id)).toBe('failed')
    expect((await me.cart()).items.map(({ referencedId }) => referencedId)).toEqual([fixtures.handbag])
  })
})

test('an order that is paid anew takes its gift card before its promotion', async () => {
  await shop.shop.importPromotions([
    {
      key: 'some-only',
      name: { en: 'some', nl: 'wat', de: 'etwas', fr: 'peu' },
      benefit: { kind: 'percentage', rate: 1000 },
      mostInTotal: 5,
    },
  ])
  const given = await card()
  const { me, id, reference, redirectUrl } = await ordered(given.code)
  await shop.decide(redirectUrl, 'failed')
  await me.comeBack(reference)
  expect(await stateOf(id)).toBe('failed')
  const giftCard = (tx: ShopTransaction) =>
    tx.selectFrom('gift_cards').select('id').where('id', '=', given.id).forUpdate().execute()
  await whileHeld(giftCard, () => me.pay(id, 'paypal'), isFree('promotions'))
  expect(await stateOf(id)).toBe('open')
})

test('a login leaves a cart alone that became an order while it waited for it', async () => {
  const member = await registerMember(shop)
  const me = await apiShopper(shop, 'nl_NL', member)
  await me.add(fixtures.boot)
  const { cart_id } = await db
    .selectFrom('contexts')
    .select('cart_id')
    .where('customer_id', '=', member.customer.id)
    .executeTakeFirstOrThrow()
  const cartId = cart_id ?? ''
  const { id } = await (await apiShopper(shop)).order(fixtures.boot)
  const nl = storefrontOf('nl_NL')
  const { token } = await shop.shop.beginContext('nl_NL')
  await shop.shop.addToCart(nl, token, [{ referencedId: fixtures.handbag, quantity: 1 }])

  const login = { username: member.customer.email, password: passwordOfAll, device: 'Safari, iPhone' }
  await whileHeld(
    (tx) => tx.selectFrom('carts').select('id').where('id', '=', cartId).forUpdate().execute(),
    () => shop.shop.logIn(nl, token, login),
    (tx) => tx.updateTable('orders').set({ cart_id: cartId }).where('id', '=', id).execute(),
  )
  const lines = await db.selectFrom('cart_lines').select('referenced_id').where('cart_id', '=', cartId).execute()
  expect(lines.map(({ referenced_id: sku }) => sku)).toEqual([fixtures.boot])
})

test('pieces of an order go back to their shelves in the order in which orders take them', async () => {
  await shop.setStock(fixtures.handbag, 1, 'DC')
  await shop.setStock(fixtures.handbag, 1, 'AMS')
  const me = await apiShopper(shop)
  await me.readyToOrder(fixtures.handbag, 2)
  const { id = '' } = (await me.place()) as PlacedOrder
  const firstShelf = (tx: ShopTransaction) =>
    sql`select from stock where variant_id = (select id from variants where sku = ${fixtures.handbag})
      order by location_code limit 1 for update`.execute(tx)
  await whileHeld(
    firstShelf,
    () => inTransaction(db, (tx) => stockWriter(tx).releasePieces(id, [{ sku: fixtures.handbag, quantity: 2 }])),
    (tx) =>
      sql`select from stock where variant_id = (select id from variants where sku = ${fixtures.handbag})
        order by location_code for update nowait`.execute(tx),
  )
  expect(await shop.stockOf(fixtures.handbag)).toBe(2)
})
