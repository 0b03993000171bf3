import { sql } from 'kysely'
import { compiledStatement } from '#database/compiled-statement.ts'
import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import type { Payment, PaymentStatus } from './payment.ts'
import type { BankTransfer } from './payment-port.ts'

const columns = [
  'id',
  'order_id',
  'attempt',
  'method',
  'provider_id',
  'status',
  'amount',
  'currency',
  'checkout_url',
  'finish_url',
  'error_url',
  'refund_due',
  'refunded_at',
  'refund_by_hand',
  'created_at',
  'expires_at',
  'bank_transfer',
] as const

const unsettled = ['created', 'open', 'pending'] as const

const ofOrder = compiledStatement((db, value: { orderId: string }) =>
  db.selectFrom('payments').select(columns).where('order_id', '=', value.orderId).orderBy('attempt', 'desc'),
)

export type PaymentReader = ReturnType<typeof paymentReader>

export function paymentReader(db: Database) {
  return {
    async byId(id: string): Promise<Payment | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('payments').select(columns).where('id', '=', id).executeTakeFirst()
      return row && asPayment(row)
    },

    async byProviderId(providerId: string): Promise<Payment | undefined> {
      const row = await db
        .selectFrom('payments')
        .select(columns)
        .where('provider_id', '=', providerId)
        .executeTakeFirst()
      return row && asPayment(row)
    },

    /** An order's payments, the newest first. */
    async ofOrder(orderId: string): Promise<Payment[]> {
      if (!isUuid(orderId)) return []
      const rows = await ofOrder(db, { orderId })
      return rows.map(asPayment)
    },

    /** What customer service has to give back of payments that must not be kept, with the numbers of their orders. */
    async owedByHand(): Promise<{ readonly id: string; readonly number: string; readonly amount: Cents }[]> {
      return db
        .selectFrom('payments')
        .innerJoin('orders', 'orders.id', 'payments.order_id')
        .select(['payments.id', 'orders.number', 'payments.refund_by_hand as amount'])
        .where('payments.refund_by_hand', '>', 0)
        .where('payments.refund_by_hand_done_at', 'is', null)
        .orderBy('payments.refunded_at')
        .limit(500)
        .execute()
    },

    /**
     * Payments that should have ended by now, and some of those that the provider was never heard of again: a hundred at most. Such
     * take turns, since transfers may be on their way for days and keep nobody else waiting.
     */
    async overdue(now: Date, silentSince: Date): Promise<Payment[]> {
      const rows = await db
        .selectFrom('payments')
        .select(columns)
        .where('status', 'in', unsettled)
        .where((or) =>
          or.or([
            or('expires_at', '<', now),
            or.and([or('expires_at', 'is', null), or('created_at', '<', silentSince)]),
          ]),
        )
        .orderBy(sql`expires_at is null`)
        .orderBy(sql`random()`)
        .limit(100)
        .execute()
      return rows.map(asPayment)
    },
  }
}

export function paymentWriter(tx: Database) {
  return {
    ...paymentReader(tx),

    async begin(payment: {
      /** Of its own, where it follows from what pays it. */
      readonly id?: string
      readonly orderId: string
      readonly attempt: number
      readonly method: string
      readonly amount: number
      readonly currency: Currency
      readonly finishUrl: string
      readonly errorUrl: string
      readonly now: Date
    }): Promise<Payment> {
      const row = await tx
        .insertInto('payments')
        .values({
          ...(payment.id === undefined ? {} : { id: payment.id }),
          order_id: payment.orderId,
          attempt: payment.attempt,
          method: payment.method,
          status: 'created',
          amount: payment.amount,
          currency: payment.currency,
          finish_url: payment.finishUrl,
          error_url: payment.errorUrl,
          created_at: payment.now,
          updated_at: payment.now,
        })
        .returning(columns)
        .executeTakeFirstOrThrow()
      return asPayment(row)
    },

    async change(
      id: string,
      change: {
        readonly status?: PaymentStatus
        readonly providerId?: string
        readonly checkoutUrl?: string | null
        readonly expiresAt?: Date | null
        readonly bankTransfer?: BankTransfer
        readonly failureReason?: string | null
        readonly refundDue?: boolean
        readonly refundedAt?: Date
        /** What no provider sends back of it. */
        readonly refundByHand?: Cents
        readonly refundByHandDoneAt?: Date
      },
      now: Date,
    ): Promise<void> {
      await tx
        .updateTable('payments')
        .set({
          ...(change.status === undefined ? {} : { status: change.status }),
          ...(change.providerId === undefined ? {} : { provider_id: change.providerId }),
          ...(change.checkoutUrl === undefined ? {} : { checkout_url: change.checkoutUrl }),
          ...(change.expiresAt === undefined ? {} : { expires_at: change.expiresAt }),
          ...(change.bankTransfer === undefined ? {} : { bank_transfer: JSON.stringify(change.bankTransfer) }),
          ...(change.failureReason === undefined ? {} : { failure_reason: change.failureReason }),
          ...(change.refundDue === undefined ? {} : { refund_due: change.refundDue }),
          ...(change.refundedAt === undefined ? {} : { refunded_at: change.refundedAt }),
          ...(change.refundByHand === undefined ? {} : { refund_by_hand: change.refundByHand }),
          ...(change.refundByHandDoneAt === undefined ? {} : { refund_by_hand_done_at: change.refundByHandDoneAt }),
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },
  }
}

type Row = {
  id: string
  order_id: string
  attempt: number
  method: string
  provider_id: string | null
  status: PaymentStatus
  amount: number
  currency: Currency
  checkout_url: string | null
  finish_url: string
  error_url: string
  refund_due: boolean
  refunded_at: Date | null
  refund_by_hand: number
  created_at: Date
  expires_at: Date | null
  bank_transfer: BankTransfer | null
}

function asPayment(row: Row): Payment {
  return {
    id: row.id,
    orderId: row.order_id,
    attempt: row.attempt,
    method: row.method,
    providerId: row.provider_id,
    status: row.status,
    amount: row.amount,
    currency: row.currency,
    checkoutUrl: row.checkout_url,
    finishUrl: row.finish_url,
    errorUrl: row.error_url,
    refundDue: row.refund_due,
    refundedAt: row.refunded_at,
    refundByHand: row.refund_by_hand,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    bankTransfer: row.bank_transfer,
  }
}
