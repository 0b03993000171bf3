import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import { notePacked } from './packed-order-store.ts'
import { quantitiesOf } from './quantities.ts'
import { neverLeft, type Refund } from './refund.ts'

/** What is to be paid back, and what was. */
export function refundReader(db: Database) {
  return {
    async refund(id: string): Promise<Refund | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
      return row && asRefund(row)
    },

    /** What has to be paid back still, by the provider or by hand, with the numbers of its orders; the most urgent first. */
    async owed(): Promise<{ readonly number: string; readonly refund: Refund }[]> {
      const rows = await db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select('orders.number')
        .where(({ or, and, eb }) =>
          or([
            eb('refunds.refunded_at', 'is', null),
            and([eb('refunds.by_hand', '>', 0), eb('refunds.by_hand_done_at', 'is', null)]),
          ]),
        )
        .orderBy('refunds.due_at')
        .limit(500)
        .execute()
      return rows.map((row) => ({ number: row.number, refund: asRefund(row) }))
    },

    /** What was exchanged for an order, which its goods pay for; the refund of the order that they came from. */
    async exchangedFor(orderId: string): Promise<Refund | undefined> {
      const row = await db.selectFrom('refunds').selectAll().where('exchange_order_id', '=', orderId).executeTakeFirst()
      return row && asRefund(row)
    },

    /** What a payment's provider sent back for exchanges, which were paid with it, without one refund. */
    async sentBackForExchanges(orderId: string, without: string): Promise<Cents> {
      const { rows } = await sql<{ sent: number }>`
        with recursive exchanges as (
          select id from orders where exchange_of = ${orderId}::uuid
          union all select orders.id from orders join exchanges on orders.exchange_of = exchanges.id
        )
        select coalesce(sum(provider_amount), 0)::int as sent from refunds
        where order_id in (select id from exchanges) and id <> ${without}::uuid`.execute(db)
      return rows[0]?.sent ?? 0
    },

    /** The refund of an order that is to be paid next. */
    async openRefundOf(orderId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', orderId)
        .where('refunded_at', 'is', null)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },
  }
}

type NewRefund = Pick<
  Refund,
  'orderId' | 'reason' | 'returnId' | 'pieces' | 'amount' | 'costs' | 'createdAt' | 'dueAt'
> & { readonly currency: Currency; readonly exchangeOrderId?: string }

/** Writes down what is to be paid back, and how far that is. */
export function refundWriter(tx: Database) {
  return {
    async addRefund(refund: NewRefund): Promise<string> {
      const { id } = await tx
        .insertInto('refunds')
        .values({
          order_id: refund.orderId,
          reason: refund.reason,
          return_id: refund.returnId,
          exchange_order_id: refund.exchangeOrderId ?? null,
          pieces: json([...refund.pieces].map(([position, quantity]) => [position, quantity])),
          amount: refund.amount,
          costs: refund.costs,
          currency: refund.currency,
          created_at: refund.createdAt,
          due_at: refund.dueAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      if (neverLeft(refund)) await notePacked(tx, refund.orderId, refund.createdAt)
      return id
    },

    /** How far a refund is, held until the transaction ends. */
    async lockRefund(id: string): Promise<Pick<Refund, 'askedAt' | 'refundedAt'> | undefined> {
      const row = await tx
        .selectFrom('refunds')
        .select(['asked_at', 'refunded_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && { askedAt: row.asked_at, refundedAt: row.refunded_at }
    },

    async changeRefund(
      id: string,
      change: {
        readonly askedAt?: Date
        readonly refundedAt?: Date
        readonly providerAmount?: Cents
        readonly cardAmount?: Cents
        readonly byHand?: Cents
        readonly byHandDoneAt?: Date
      },
    ): Promise<void> {
      await tx
        .updateTable('refunds')
        .set({
          ...(change.askedAt ? { asked_at: change.askedAt } : {}),
          ...(change.refundedAt ? { refunded_at: change.refundedAt } : {}),
          ...(change.providerAmount === undefined ? {} : { provider_amount: change.providerAmount }),
          ...(change.cardAmount === undefined ? {} : { gift_card_amount: change.cardAmount }),
          ...(change.byHand === undefined ? {} : { by_hand: change.byHand }),
          ...(change.byHandDoneAt ? { by_hand_done_at: change.byHandDoneAt } : {}),
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

/** The refunds of orders, in the order in which they were made. */
export async function refundsOf(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('sequence')
    .execute()
  return rows.map(asRefund)
}

function asRefund(row: Selectable<Tables['refunds']>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    reason: row.reason,
    returnId: row.return_id,
    exchangeOrderId: row.exchange_order_id,
    pieces: quantitiesOf(row.pieces),
    amount: row.amount,
    costs: row.costs,
    createdAt: row.created_at,
    dueAt: row.due_at,
    askedAt: row.asked_at,
    refundedAt: row.refunded_at,
    providerAmount: row.provider_amount,
    cardAmount: row.gift_card_amount,
    byHand: row.by_hand,
    byHandDoneAt: row.by_hand_done_at,
  }
}
