import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { type StaffReach, seesStorefront } from '#kernel/staff-reach.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import { orderProgressReader } from '../fulfilment/order-progress-store.ts'
import { invoiceReader } from '../invoices/invoice-store.ts'
import { giftReceiptReader } from '../orders/gift-receipt-store.ts'
import { orderReader } from '../orders/order-store.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import { withdrawalReader } from '../orders/withdrawal-store.ts'
import { orderChangeReader } from './order-change-store.ts'
import type { OrderFacts, OrderMail, PaymentAttempt, PointsOfOrder, VoucherOfOrder } from './order-story.ts'

export type OrderStoryReader = ReturnType<typeof orderStoryReader>

/** Everything that the tables hold of an order, for staff. */
export function orderStoryReader(db: Database) {
  return {
    /**
     * Nothing for an order that there isn't, and for one that is not seen.
     *
     * @param idOrNumber as it stands in an address
     * @param broughtBack the reference of a return that somebody holds in their hands, for staff of any store
     */
    async facts(idOrNumber: string, reach: StaffReach, broughtBack?: string): Promise<OrderFacts | undefined> {
      const row = await db
        .selectFrom('orders')
        .leftJoin('customers', 'customers.id', 'orders.customer_id')
        .select([
          'orders.id',
          'orders.cart_id',
          'orders.version',
          'orders.store_code',
          'orders.comment',
          'orders.exchange_of',
          'orders.addition_to',
          'orders.customer_id',
          'orders.allocated_at',
          'orders.picked_at',
          'orders.packed_at',
          'orders.shipped_at',
          'orders.delivered_at',
          'orders.cancelled_at',
          'customers.number as customer_number',
        ])
        .where(isUuid(idOrNumber) ? 'orders.id' : 'orders.number', '=', idOrNumber)
        .executeTakeFirst()
      if (!row || !(await isSeen(db, row, reach, broughtBack))) return undefined
      const order = await orderReader(db).byId(row.id)
      if (!order) return undefined
      const changes = orderChangeReader(db)
      const [payments, progress, withdrawals, invoices, vouchers, points, notes, changed, linked, giftCode] =
        await Promise.all([
          paymentsOf(db, row.id),
          orderProgressReader(db).progress(row.id),
          withdrawalReader(db).ofOrder(row.id),
          invoiceReader(db).ofOrders([row.id]),
          vouchersOf(db, { id: row.id, cartId: row.cart_id }),
          pointsOf(db, row.id),
          changes.notesOf(row.id),
          changes.changesOf(row.id),
          linkedOrders(db, { id: row.id, exchangeOf: row.exchange_of, additionTo: row.addition_to }),
          giftReceiptReader(db).codeOf(row.id),
        ])
      const mails = await mailsOf(
        db,
        mailKeys(
          row.id,
          [
            ...payments.map(({ id }) => id),
            ...progress.parcels.map(({ id }) => id),
            ...progress.refunds.map(({ id }) => id),
            ...progress.returns.map(({ id }) => id),
            ...withdrawals.map(({ id }) => id),
          ],
          row.version,
        ),
        changed.flatMap(({ detail }) => (typeof detail.mail === 'string' ? [detail.mail] : [])),
      )
      return {
        order,
        version: row.version,
        customer:
          row.customer_id === null || row.customer_number === null
            ? null
            : { id: row.customer_id, number: row.customer_number },
        comment: row.comment,
        giftCode: giftCode ?? null,
        exchangeOf: linked.find(({ id }) => id === row.exchange_of)?.number ?? null,
        exchanges: linked
          .filter(({ id }) => id !== row.exchange_of && id !== row.addition_to)
          .map(({ number }) => number),
        additionTo: linked.find(({ id }) => id === row.addition_to)?.number ?? null,
        additions: changed.flatMap(({ kind, detail }) =>
          kind === 'added' && typeof detail.order === 'string' ? [detail.order] : [],
        ),
        allocatedAt: row.allocated_at,
        pickedAt: row.picked_at,
        packedAt: row.packed_at,
        shippedAt: row.shipped_at,
        deliveredAt: row.delivered_at,
        cancelledAt: row.cancelled_at,
        payments,
        progress,
        withdrawals,
        invoices,
        mails,
        vouchers,
        points,
        notes,
        changes: changed,
      }
    },
  }
}

async function isSeen(
  db: Database,
  { id, store_code }: { readonly id: string; readonly store_code: StorefrontCode },
  reach: StaffReach,
  broughtBack: string | undefined,
): Promise<boolean> {
  if (reach.stores === 'all') return seesStorefront(reach, store_code)
  // Announced for a store, a return may be brought to any of them; whoever has its reference sees it until it was taken in.
  const { rows } = await sql`
    select 1 from orders o where o.id = ${id}::uuid and (${isSeenOrder(reach)} or (
      ${seesStorefront(reach, store_code)} and exists (
        select from returns r where r.order_id = o.id and r.reference = ${broughtBack ?? ''} and r.way = 'store'
          and r.received_at is null)))`.execute(db)
  return rows.length > 0
}

/** What an order was exchanged from, and for, and what it was added to. */
function linkedOrders(
  db: Database,
  {
    id,
    exchangeOf,
    additionTo,
  }: { readonly id: string; readonly exchangeOf: string | null; readonly additionTo: string | null },
): Promise<{ readonly id: string; readonly number: string }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where(({ or, eb }) =>
      or([
        eb('exchange_of', '=', id),
        ...[exchangeOf, additionTo].flatMap((other) => (other === null ? [] : [eb('id', '=', other)])),
      ]),
    )
    .orderBy('created_at')
    .execute()
}

async function paymentsOf(db: Database, orderId: string): Promise<PaymentAttempt[]> {
  const rows = await db.selectFrom('payments').selectAll().where('order_id', '=', orderId).orderBy('attempt').execute()
  return rows.map((row) => ({
    id: row.id,
    attempt: row.attempt,
    method: row.method,
    providerId: row.provider_id,
    status: row.status,
    amount: row.amount,
    failureReason: row.failure_reason,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    refundDue: row.refund_due,
    refundedAt: row.refunded_at,
    refundByHand: row.refund_by_hand,
    refundByHandDoneAt: row.refund_by_hand_done_at,
  }))
}

async function vouchersOf(
  db: Database,
  order: { readonly id: string; readonly cartId: string },
): Promise<VoucherOfOrder[]> {
  const rows = await db
    .selectFrom('vouchers')
    .select(['id', 'number', 'amount', 'status', 'order_id'])
    .where(({ or, eb }) =>
      or([
        eb('order_id', '=', order.id),
        eb('cart_id', '=', order.cartId),
        eb(
          'id',
          'in',
          eb
            .selectFrom('order_changes')
            .select(sql<string>`(detail ->> 'voucherId')::uuid`.as('voucher'))
            .where('order_changes.order_id', '=', order.id)
            .where('kind', '=', 'voucher'),
        ),
      ]),
    )
    .orderBy('number')
    .execute()
  const given = await db
    .selectFrom('order_changes')
    .select(sql<string>`detail ->> 'voucherId'`.as('voucher'))
    .where('order_id', '=', order.id)
    .where('kind', '=', 'voucher')
    .execute()
  return rows.map(({ id, number, amount, status }) => ({
    id,
    number,
    amount,
    status,
    use: given.some(({ voucher }) => voucher === id) ? 'given' : 'paid-with',
  }))
}

async function pointsOf(db: Database, orderId: string): Promise<PointsOfOrder[]> {
  return db
    .selectFrom('loyalty_entries')
    .select(['type', 'points', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}

/** The keys of mails, by what they are about: the outbox has an index of keys and none of orders. */
function mailKeys(orderId: string, others: readonly string[], version: number): string[] {
  const ofOrder = [
    'order-confirmation',
    'order-acknowledgement',
    'order-delivered',
    'order-ready',
    'order-collected',
    'order-cancelled',
    'store-prepare',
    'store-release',
  ].map((kind) => `${kind}:${orderId}`)
  const ofOther = ['order-sent', 'order-refunded', 'return-announced', 'payment-returned', 'withdrawal-acknowledgement']
  // One for each change that was told of.
  const changed = Array.from({ length: version }, (_, before) => `order-changed:${orderId}:${before + 1}`)
  return [
    ...ofOrder,
    ...changed,
    ...others.flatMap((id) => [...ofOther.map((kind) => `${kind}:${id}`), `order-acknowledgement:${orderId}:${id}`]),
  ]
}

async function mailsOf(db: Database, keys: readonly string[], sentAgain: readonly string[]): Promise<OrderMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['id', 'key', 'recipient', 'subject', 'language', 'text', 'created_at', 'sent_at', 'last_error'])
    .where('key', '=', anyOf([...keys, ...sentAgain], 'text'))
    .orderBy('created_at')
    .execute()
  return rows.map((row) => {
    const isErased = row.recipient === '' && row.text === ''
    return {
      id: row.id,
      key: row.key,
      kind: row.key.slice(0, row.key.indexOf(':')),
      to: row.recipient,
      subject: row.subject,
      language: row.language,
      createdAt: row.created_at,
      sentAt: row.sent_at,
      lastError: row.last_error,
      text: isErased ? null : row.text,
      isErased,
    }
  })
}
