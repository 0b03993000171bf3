import type { Selectable } from 'kysely'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { normalizedEmail } from '#kernel/email.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Country, StorefrontCode } from '#kernel/storefront.ts'
import { orderDigits } from './order-digits-store.ts'
import { isWithdrawalReference, type Withdrawal, type WithdrawalReceipt } from './withdrawal.ts'

export type WithdrawalReader = ReturnType<typeof withdrawalReader>

export function withdrawalReader(db: Database) {
  return {
    async byId(id: string): Promise<Withdrawal | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst()
      return row && asWithdrawal(row)
    },

    /** What a customer stated, by their address or about their orders, the oldest first. */
    async ofCustomer({ id, email }: { readonly id?: string; readonly email: string }): Promise<Withdrawal[]> {
      const rows = await db
        .selectFrom('withdrawals')
        .leftJoin('orders', 'orders.id', 'withdrawals.order_id')
        .where(({ or, eb }) =>
          or([eb('withdrawals.email', '=', email), ...(id === undefined ? [] : [eb('orders.customer_id', '=', id)])]),
        )
        .orderBy('withdrawals.submitted_at')
        .selectAll('withdrawals')
        .execute()
      return rows.map(asWithdrawal)
    },

    /** Statements about an order, the oldest first. */
    async ofOrder(orderId: string): Promise<Withdrawal[]> {
      const rows = await db
        .selectFrom('withdrawals')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('submitted_at')
        .execute()
      return rows.map(asWithdrawal)
    },

    /** Nothing of what was stated: a reference gets around more easily than a mail. */
    async receipt(reference: string): Promise<WithdrawalReceipt | undefined> {
      if (!isWithdrawalReference(reference)) return undefined
      const row = await db
        .selectFrom('withdrawals')
        .select(['reference', 'submitted_at'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row && { reference: row.reference, submittedAt: row.submitted_at }
    },
  }
}

function asWithdrawal(row: Selectable<Tables['withdrawals']>): Withdrawal {
  return {
    id: row.id,
    reference: row.reference,
    orderId: row.order_id,
    orderRefText: row.order_ref_text,
    name: row.name,
    email: row.email,
    items: row.items,
    reason: row.reason,
    storefrontCode: row.store_code,
    language: row.language,
    channel: row.channel,
    submittedAt: row.submitted_at,
    late: row.late,
    noticeVersion: row.notice_version,
  }
}

/** An order that a statement may be about: what its period depends on. */
export type NamedOrder = {
  readonly id: string
  readonly storefrontCode: StorefrontCode
  readonly country: Country
  readonly deliveredAt: Date | null
}

export function withdrawalWriter(tx: Database) {
  return {
    /** The order of one of these numbers; of several the one that was placed with this e-mail address. */
    async orderNamed(numbers: readonly string[], email: string): Promise<NamedOrder | undefined> {
      if (numbers.length === 0) return undefined
      const rows = await tx
        .selectFrom('orders')
        .select(['id', 'store_code', 'email', 'shipping_address', 'delivered_at'])
        // A shopper leaves the letters out that stand before a number.
        .where(orderDigits(), '=', anyOf(numbers, 'text'))
        .orderBy('number')
        .execute()
      const row = rows.find((one) => normalizedEmail(one.email) === email) ?? rows[0]
      return (
        row && {
          id: row.id,
          storefrontCode: row.store_code,
          country: row.shipping_address.country,
          deliveredAt: row.delivered_at,
        }
      )
    },

    /** Stores a statement, once per key. Answers nothing when the key has one already, also when that is being stored now. */
    async add(idempotencyKey: string, statement: Omit<Withdrawal, 'id'>): Promise<string | undefined> {
      const row = await tx
        .insertInto('withdrawals')
        .values({
          reference: statement.reference,
          idempotency_key: idempotencyKey,
          order_id: statement.orderId,
          order_ref_text: statement.orderRefText,
          name: statement.name,
          email: statement.email,
          items: json(statement.items),
          reason: statement.reason,
          store_code: statement.storefrontCode,
          language: statement.language,
          channel: statement.channel,
          submitted_at: statement.submittedAt,
          late: statement.late,
          notice_version: statement.noticeVersion,
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    async receiptOf(idempotencyKey: string): Promise<WithdrawalReceipt> {
      const row = await tx
        .selectFrom('withdrawals')
        .select(['reference', 'submitted_at'])
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirstOrThrow()
      return { reference: row.reference, submittedAt: row.submitted_at }
    },
  }
}
