import type { Database } from '#database/rows.ts'
import { isUuid } from '#kernel/ids.ts'
import { newGiftCode } from './gift-receipt.ts'

export type GiftReceiptReader = ReturnType<typeof giftReceiptReader>

export function giftReceiptReader(db: Database) {
  return {
    /** The code of an order's gift receipt; nothing where nobody asked for one. */
    async codeOf(orderId: string): Promise<string | undefined> {
      if (!isUuid(orderId)) return undefined
      const row = await db.selectFrom('gift_receipts').select('code').where('order_id', '=', orderId).executeTakeFirst()
      return row?.code
    },

    /** The order that a code opens, and since when it does. */
    async ofCode(code: string): Promise<{ readonly orderId: string; readonly createdAt: Date } | undefined> {
      const row = await db
        .selectFrom('gift_receipts')
        .select(['order_id', 'created_at'])
        .where('code', '=', code)
        .executeTakeFirst()
      return row && { orderId: row.order_id, createdAt: row.created_at }
    },
  }
}

export function giftReceiptWriter(tx: Database) {
  return {
    ...giftReceiptReader(tx),

    /** Gives an order a receipt; one that has it keeps its code. */
    async give(orderId: string, now: Date): Promise<void> {
      await tx
        .insertInto('gift_receipts')
        .values({ order_id: orderId, code: newGiftCode(), created_at: now })
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .execute()
    },

    /** The order is placed again by somebody who wants none. */
    async take(orderId: string): Promise<void> {
      await tx.deleteFrom('gift_receipts').where('order_id', '=', orderId).execute()
    },
  }
}
