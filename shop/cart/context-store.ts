import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import type { Database } from '#database/rows.ts'
import { anyOf } from '#database/rows.ts'
import { isToken } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Context } from './context.ts'

const columns = [
  'id',
  'store_code',
  'cart_id',
  'email',
  'billing_address_id',
  'shipping_address_id',
  'shipping_method',
  'payment_method',
  'gift_card_id',
  'recovered',
  'last_order_id',
  'customer_id',
] as const

/** Only a hash of the token is kept: who reads the table can't become anybody. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

export type ContextReader = ReturnType<typeof contextReader>

export function contextReader(db: Database) {
  return {
    /** The context of a token, or nothing for one that is forged, malformed or too old. */
    async find(token: string | undefined, now: Date): Promise<Context | undefined> {
      if (token === undefined || !isToken(token)) return undefined
      const [row] = await ofToken(db, { hash: tokenHash(token), now })
      return row && asContext(row)
    },
  }
}

const ofToken = compiledStatement((db, value: { hash: Buffer; now: Date }) =>
  db.selectFrom('contexts').select(columns).where('token_hash', '=', value.hash).where('expires_at', '>', value.now),
)

const ofTokenLocked = compiledStatement((db, value: { hash: Buffer; now: Date }) =>
  db
    .selectFrom('contexts')
    .select(columns)
    .where('token_hash', '=', value.hash)
    .where('expires_at', '>', value.now)
    .forUpdate(),
)

/** What a context may be changed to. */
export type ContextChange = Partial<Omit<Context, 'id' | 'storefrontCode'>>

export type ContextWriter = ReturnType<typeof contextWriter>

export function contextWriter(tx: Database) {
  /** A new cart with what lies in this one for later; nothing where nothing does. */
  async function cartOfSaved(cartId: string): Promise<string | null> {
    const saved = tx.selectFrom('cart_lines').where('cart_id', '=', cartId).where('type', '=', 'saved')
    if ((await saved.select('id').execute()).length === 0) return null
    const { id } = await tx
      .insertInto('carts')
      .columns(['store_code'])
      .expression((build) => build.selectFrom('carts').where('id', '=', cartId).select('store_code'))
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('cart_lines')
      .set({ cart_id: id })
      .where('cart_id', '=', cartId)
      .where('type', '=', 'saved')
      .execute()
    return id
  }

  return {
    async begin(token: string, storefrontCode: StorefrontCode, now: Date, expiresAt: Date): Promise<Context> {
      const row = await tx
        .insertInto('contexts')
        .values({
          token_hash: tokenHash(token),
          store_code: storefrontCode,
          created_at: now,
          updated_at: now,
          expires_at: expiresAt,
        })
        .returning(columns)
        .executeTakeFirstOrThrow()
      return asContext(row)
    },

    /** The context, held until the transaction ends: what one shopper does at once happens one after the other. */
    async lock(token: string | undefined, now: Date): Promise<Context | undefined> {
      if (token === undefined || !isToken(token)) return undefined
      const [row] = await ofTokenLocked(tx, { hash: tokenHash(token), now })
      // The cart of somebody who logged in may be open on another device too.
      if (row?.customer_id && row.cart_id) {
        await tx.selectFrom('carts').select('id').where('id', '=', row.cart_id).forUpdate().execute()
      }
      return row && asContext(row)
    },

    /** Gives a context another token: from now on the old one opens nothing. */
    async renew(id: string, token: string, expiresAt: Date, now: Date): Promise<Context> {
      const row = await tx
        .updateTable('contexts')
        .set({ token_hash: tokenHash(token), expires_at: expiresAt, updated_at: now })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      return asContext(row)
    },

    /**
     * The cart that a customer left last, on whatever device, held until the transaction ends; not one that has become an order, be it
     * while this waited for it.
     */
    async openCartOf(customerId: string, storefrontCode: StorefrontCode, now: Date): Promise<string | undefined> {
      const ofCustomer = () =>
        tx
          .selectFrom('contexts')
          .innerJoin('carts', 'carts.id', 'contexts.cart_id')
          .leftJoin('orders', 'orders.cart_id', 'carts.id')
          .where('contexts.customer_id', '=', customerId)
          .where('contexts.store_code', '=', storefrontCode)
          .where('contexts.expires_at', '>', now)
          .where('orders.id', 'is', null)
          .orderBy('carts.updated_at', 'desc')
          .orderBy('carts.id')
          .select('carts.id')
          .executeTakeFirst()
      let held: string | undefined
      for (;;) {
        const found = (await ofCustomer())?.id
        if (found === undefined || found === held) return found
        await tx.selectFrom('carts').select('id').where('id', '=', found).forUpdate().execute()
        held = found
      }
    },

    /** Gives a context a token that nobody knows: it opens nothing any more, and keeps its cart for its customer. */
    async close(id: string): Promise<void> {
      await tx.updateTable('contexts').set({ token_hash: unknownToken }).where('id', '=', id).execute()
    },

    /** The same for all contexts of a customer but the one of a token. */
    async closeOthers(customerId: string, token: string | undefined): Promise<void> {
      await tx
        .updateTable('contexts')
        .set({ token_hash: unknownToken })
        .where('customer_id', '=', customerId)
        .where('token_hash', '<>', tokenHash(token ?? ''))
        .execute()
    },

    /** Whose contexts these were is forgotten, and what they typed into them. */
    async eraseCustomerOfContexts(customerId: string): Promise<void> {
      const typed = await tx
        .selectFrom('contexts')
        .innerJoin('addresses', (join) =>
          join.on(({ or, eb, ref }) =>
            or([
              eb('addresses.id', '=', ref('contexts.billing_address_id')),
              eb('addresses.id', '=', ref('contexts.shipping_address_id')),
            ]),
          ),
        )
        .where('contexts.customer_id', '=', customerId)
        .where('addresses.customer_id', 'is', null)
        .select('addresses.id')
        .execute()
      await tx
        .updateTable('contexts')
        .set({ customer_id: null, cart_id: null, email: null, billing_address_id: null, shipping_address_id: null })
        .where('customer_id', '=', customerId)
        .execute()
      if (typed.length === 0) return
      await tx
        .deleteFrom('addresses')
        .where(
          'id',
          '=',
          anyOf(
            typed.map(({ id }) => id),
            'uuid',
          ),
        )
        .execute()
    },

    async change(id: string, change: ContextChange, now: Date): Promise<Context> {
      const row = await tx
        .updateTable('contexts')
        .set({
          ...(change.cartId === undefined ? {} : { cart_id: change.cartId }),
          ...(change.email === undefined ? {} : { email: change.email }),
          ...(change.billingAddressId === undefined ? {} : { billing_address_id: change.billingAddressId }),
          ...(change.shippingAddressId === undefined ? {} : { shipping_address_id: change.shippingAddressId }),
          ...(change.shippingMethod === undefined ? {} : { shipping_method: change.shippingMethod }),
          ...(change.paymentMethod === undefined ? {} : { payment_method: change.paymentMethod }),
          ...(change.giftCardId === undefined ? {} : { gift_card_id: change.giftCardId }),
          ...(change.recovered === undefined ? {} : { recovered: change.recovered }),
          ...(change.lastOrderId === undefined ? {} : { last_order_id: change.lastOrderId }),
          ...(change.customerId === undefined ? {} : { customer_id: change.customerId }),
          updated_at: now,
        })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      return asContext(row)
    },

    /**
     * Holds whoever has the cart of an order or placed it, until the transaction ends: it may go back to them, and what they put into
     * another cart meanwhile has to be seen.
     */
    async lockHolders(orderId: string): Promise<void> {
      await tx
        .selectFrom('contexts')
        .select('id')
        .where((by) =>
          by.or([
            by('cart_id', '=', by.selectFrom('orders').select('cart_id').where('id', '=', orderId)),
            by('last_order_id', '=', orderId),
          ]),
        )
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** Takes a cart away from whoever holds it: it was bought. What lay in it for later stays with them, in a new one. */
    async detachCart(cartId: string): Promise<void> {
      const next = await cartOfSaved(cartId)
      await tx
        .updateTable('contexts')
        .set({ cart_id: next, recovered: false, gift_card_id: null })
        .where('cart_id', '=', cartId)
        .execute()
    },

    /** Gives the cart of an order that was not paid back to whoever placed it, unless they have begun another one. The caller holds them. */
    async returnCart(orderId: string, cartId: string): Promise<void> {
      const { rows } = await sql<{ cart_id: string | null }>`
        select cart_id from contexts
        where last_order_id = ${orderId} and not exists (
          select from cart_lines where cart_lines.cart_id = contexts.cart_id and type <> 'saved'
        )`.execute(tx)
      for (const { cart_id: held } of rows) {
        if (held !== null)
          await tx.updateTable('cart_lines').set({ cart_id: cartId }).where('cart_id', '=', held).execute()
      }
      await tx
        .updateTable('contexts')
        .set({ cart_id: cartId, recovered: false })
        .where('last_order_id', '=', orderId)
        .where((build) =>
          build.or([
            build('cart_id', 'is', null),
            build(
              'cart_id',
              '=',
              anyOf(
                rows.flatMap(({ cart_id: held }) => held ?? []),
                'uuid',
              ),
            ),
          ]),
        )
        .execute()
    },
  }
}

/** The hash of something random that is told to nobody. */
const unknownToken = sql<Buffer>`sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea)`

type Row = {
  id: string
  store_code: StorefrontCode
  cart_id: string | null
  email: string | null
  billing_address_id: string | null
  shipping_address_id: string | null
  shipping_method: string | null
  payment_method: string | null
  gift_card_id: string | null
  recovered: boolean
  last_order_id: string | null
  customer_id: string | null
}

function asContext(row: Row): Context {
  return {
    id: row.id,
    storefrontCode: row.store_code,
    cartId: row.cart_id,
    email: row.email,
    billingAddressId: row.billing_address_id,
    shippingAddressId: row.shipping_address_id,
    shippingMethod: row.shipping_method,
    paymentMethod: row.payment_method,
    giftCardId: row.gift_card_id,
    recovered: row.recovered,
    lastOrderId: row.last_order_id,
    customerId: row.customer_id,
  }
}
