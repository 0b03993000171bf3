import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { type Journey, type LoyaltyEntry, releaseDay } from './loyalty.ts'

/** An order with points that wait for the day of their release. */
export type PendingOrder = Journey & { readonly orderId: string; readonly customerId: string }

/** A customer as the club needs them. */
export type Member = { readonly id: string; readonly storefrontCode: StorefrontCode }

export type LoyaltyReader = ReturnType<typeof loyaltyReader>

export function loyaltyReader(db: Database) {
  return {
    /** The book of a customer, the oldest entry first. */
    async entriesOf(customerId: string): Promise<LoyaltyEntry[]> {
      const rows = await db
        .selectFrom('loyalty_entries as entry')
        .leftJoin('orders', 'orders.id', 'entry.order_id')
        .leftJoin('vouchers', 'vouchers.id', 'entry.voucher_id')
        .where('entry.customer_id', '=', customerId)
        .select([
          'entry.type',
          'entry.points',
          'entry.state',
          'entry.at',
          'entry.order_id',
          'entry.reason',
          'vouchers.barcode',
        ])
        .select(['orders.number', 'orders.store_code', 'orders.shipping_address', 'orders.delivered_at'])
        .select('orders.return_days')
        .orderBy('entry.id')
        .execute()
      return rows.map((row) => ({
        type: row.type,
        points: row.points,
        state: row.state,
        at: row.at,
        orderId: row.order_id,
        orderNumber: row.number,
        // One that was announced and taken back stays without.
        voucher: row.type === 'convert' ? row.barcode : null,
        reason: row.reason,
        releaseOn:
          row.type === 'earn' && row.store_code && row.shipping_address && row.return_days !== null
            ? releaseDay({
                paidAt: row.at,
                deliveredAt: row.delivered_at,
                storefrontCode: row.store_code,
                country: row.shipping_address.country,
                returnDays: row.return_days,
              })
            : null,
      }))
    },

    /** Paid orders whose points were never released, unless all of them went back. */
    async pendingOrders(): Promise<PendingOrder[]> {
      const rows = await db
        .selectFrom('loyalty_entries as earned')
        .innerJoin('orders', 'orders.id', 'earned.order_id')
        .where('earned.type', '=', 'earn')
        .where('orders.state', '=', 'paid')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('loyalty_entries as released')
                .whereRef('released.order_id', '=', 'earned.order_id')
                .where('released.type', '=', 'release')
                .select('released.id'),
            ),
          ),
        )
        .where(
          ({ selectFrom }) =>
            selectFrom('loyalty_entries as own')
              .whereRef('own.order_id', '=', 'earned.order_id')
              .select(({ fn }) => fn.sum<number>('own.points').as('points')),
          '>',
          0,
        )
        .select(['orders.id', 'earned.customer_id', 'earned.at', 'orders.store_code'])
        .select(['orders.shipping_address', 'orders.delivered_at', 'orders.return_days'])
        .orderBy('earned.id')
        .execute()
      return rows.map((row) => ({
        orderId: row.id,
        customerId: row.customer_id,
        paidAt: row.at,
        deliveredAt: row.delivered_at,
        storefrontCode: row.store_code,
        country: row.shipping_address.country,
        returnDays: row.return_days,
      }))
    },

    /** Orders with an open statement of withdrawal. */
    async withdrawnOrders(): Promise<{ readonly orderId: string; readonly customerId: string }[]> {
      const rows = await openStatements(db).select(['orders.id', 'earned.customer_id']).distinct().execute()
      return rows.map((row) => ({ orderId: row.id, customerId: row.customer_id }))
    },

    async isWithdrawn(orderId: string): Promise<boolean> {
      const row = await openStatements(db)
        .where('earned.order_id', '=', orderId)
        .select('earned.order_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** How many points staff gave or took of somebody since then, added up without their sign. */
    async pointsByHandSince(customerId: string, since: Date): Promise<number> {
      const row = await db
        .selectFrom('loyalty_entries')
        .select(sql<number>`coalesce(sum(abs(points)), 0)::int`.as('points'))
        .where('customer_id', '=', customerId)
        .where('given_by', 'is not', null)
        .where('at', '>', since)
        .executeTakeFirstOrThrow()
      return row.points
    },

    /** Customers whose points suffice for a voucher. */
    async withPointsForVoucher(voucherPoints: number): Promise<string[]> {
      const rows = await db
        .selectFrom('loyalty_entries')
        .where('state', '=', 'available')
        .groupBy('customer_id')
        .having(({ fn }) => fn.sum('points'), '>=', voucherPoints)
        .select('customer_id')
        .execute()
      return rows.map((row) => row.customer_id)
    },
  }
}

/**
 * Statements that came within the period, for orders with points, until something of the order was taken back since. A
 * statement counts only with the address of whoever ordered: anybody can write down a number.
 */
function openStatements(db: Database) {
  return db
    .selectFrom('withdrawals')
    .innerJoin('loyalty_entries as earned', 'earned.order_id', 'withdrawals.order_id')
    .innerJoin('orders', 'orders.id', 'earned.order_id')
    .innerJoin('customers', 'customers.id', 'earned.customer_id')
    .where('earned.type', '=', 'earn')
    .where('withdrawals.late', '=', false)
    .where((by) =>
      by.or([
        by('withdrawals.email', '=', by.ref('customers.email')),
        by('withdrawals.email', '=', sql<string>`lower(trim(orders.email))`),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('loyalty_entries as reversed')
            .whereRef('reversed.order_id', '=', 'earned.order_id')
            .where('reversed.type', '=', 'reverse')
            .whereRef('reversed.at', '>=', 'withdrawals.submitted_at')
            .select('reversed.id'),
        ),
      ),
    )
}

export type NewEntry = Pick<LoyaltyEntry, 'type' | 'points' | 'state' | 'at'> & {
  readonly customerId: string
  readonly orderId?: string
  readonly voucherId?: string
  /** Of points that staff give or take; the same key again adds nothing. */
  readonly byHand?: { readonly reason: string; readonly by: string; readonly key: string }
}

export function loyaltyWriter(tx: Database) {
  return {
    ...loyaltyReader(tx),

    /** The customer, held until the transaction ends: what changes their points happens one after the other. */
    async lock(customerId: string): Promise<Member | undefined> {
      const row = await tx
        .selectFrom('customers')
        .select(['id', 'store_code'])
        .where('id', '=', customerId)
        // Rows that merely name the customer, like a new order's, need not wait.
        .forNoKeyUpdate()
        .executeTakeFirst()
      return row && { id: row.id, storefrontCode: row.store_code }
    },

    /** The customer who earned points with an order. */
    async earnerOf(orderId: string): Promise<string | undefined> {
      if (!isUuid(orderId)) return undefined
      const row = await tx
        .selectFrom('loyalty_entries')
        .select('customer_id')
        .where('order_id', '=', orderId)
        .where('type', '=', 'earn')
        .executeTakeFirst()
      return row?.customer_id
    },

    /** The points for opening an account, once; none for somebody who left and comes back within twelve months. */
    async signUp(customerId: string, points: number, now: Date): Promise<void> {
      if (points === 0) return
      const customer = await tx
        .selectFrom('customers')
        .select('email')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow()
      const left = await tx
        .selectFrom('club_emails')
        .select('left_at')
        .where('email_hash', '=', hashOf(customer.email))
        .where('left_at', '>', yearBefore(now))
        .executeTakeFirst()
      if (left) return
      await add(tx, { customerId, type: 'signup', points, state: 'available', at: now })
    },

    /** Those of some who left within the last twelve months. */
    async leftOf(emails: readonly string[], now: Date): Promise<ReadonlySet<string>> {
      const rows = await tx
        .selectFrom('club_emails')
        .select('email_hash')
        .where('email_hash', 'in', [Buffer.alloc(0), ...emails.map(hashOf)])
        .where('left_at', '>', yearBefore(now))
        .execute()
      const left = new Set(rows.map((row) => row.email_hash.toString('hex')))
      return new Set(emails.filter((email) => left.has(hashOf(email).toString('hex'))))
    },

    /** Remembers that somebody left; of their address only a hash is kept. */
    async leave(email: string, now: Date): Promise<void> {
      await tx
        .insertInto('club_emails')
        .values({ email_hash: hashOf(email), left_at: now })
        .onConflict((conflict) => conflict.column('email_hash').doUpdateSet({ left_at: now }))
        .execute()
    },

    /** Drops what is remembered of those who left more than twelve months ago. */
    async purgeLeft(now: Date): Promise<void> {
      await tx.deleteFrom('club_emails').where('left_at', '<=', yearBefore(now)).execute()
    },

    /** The points of an order that was paid, once; a guest's order earns none. */
    async earn(orderId: string, points: number, now: Date): Promise<void> {
      const order = await tx.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst()
      if (!order?.customer_id || points === 0) return
      await add(tx, { customerId: order.customer_id, type: 'earn', points, state: 'pending', at: now, orderId })
    },

    /** Whether points were given by this press before. */
    async isKeyKnown(key: string): Promise<boolean> {
      const row = await tx
        .selectFrom('loyalty_entries')
        .select('id')
        .where('idempotency_key', '=', key)
        .executeTakeFirst()
      return row !== undefined
    },

    add: (entry: NewEntry): Promise<void> => add(tx, entry),
  }
}

/** Writes an entry, unless it is one that there can be once only and that is there. */
async function add(tx: Database, entry: NewEntry): Promise<void> {
  const { customerId, type, points, state, at, orderId, voucherId, byHand } = entry
  await tx
    .insertInto('loyalty_entries')
    .values({
      customer_id: customerId,
      type,
      points,
      state,
      at,
      order_id: orderId ?? null,
      voucher_id: voucherId ?? null,
      reason: byHand?.reason ?? null,
      given_by: byHand?.by ?? null,
      idempotency_key: byHand?.key ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function yearBefore(now: Date) {
  return sql<Date>`${now}::timestamptz - interval '12 months'`
}

function hashOf(email: string): Buffer {
  return createHash('sha256').update(email).digest()
}
