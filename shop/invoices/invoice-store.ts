import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { type Invoice, type InvoiceKind, type InvoiceNumbers, numberOf, seriesOf } from './invoice.ts'

export type InvoiceReader = ReturnType<typeof invoiceReader>

export function invoiceReader(db: Database) {
  return {
    /** The documents of orders, the oldest first. */
    async ofOrders(orderIds: readonly string[]): Promise<Invoice[]> {
      if (orderIds.length === 0) return []
      const rows = await db
        .selectFrom('invoices')
        .selectAll()
        .where('order_id', '=', anyOf(orderIds, 'uuid'))
        .orderBy('issued_at')
        .orderBy('series')
        .orderBy('sequence')
        .execute()
      return rows.map(asInvoice)
    },

    /** Documents that were issued from one moment to before another, the oldest first, read in parts. */
    async *issuedBetween(from: Date, until: Date, atOnce = 500): AsyncGenerator<Invoice> {
      for (let after = { issuedAt: from, number: '' }; ; ) {
        const rows = await db
          .selectFrom('invoices')
          .selectAll()
          .where('issued_at', '<', until)
          .where(sql<boolean>`(issued_at, number) > (${after.issuedAt}, ${after.number})`)
          .orderBy('issued_at')
          .orderBy('number')
          .limit(atOnce)
          .execute()
        for (const row of rows) yield asInvoice(row)
        const last = rows.at(-1)
        if (!last || rows.length < atOnce) return
        after = { issuedAt: last.issued_at, number: last.number }
      }
    },

    async byNumber(number: string): Promise<Invoice | undefined> {
      const row = await db.selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirst()
      return row && asInvoice(row)
    },
  }
}

export function invoiceWriter(tx: Database) {
  return {
    ...invoiceReader(tx),

    /**
     * Issues a document under the next number of its series. The series is held until the transaction ends, so a number is used
     * by a document that exists or by none: there are no gaps, whoever fails and whenever.
     */
    async add(
      kind: InvoiceKind,
      invoice: Omit<Invoice, 'id' | 'number' | 'kind'>,
      numbers: InvoiceNumbers,
    ): Promise<Invoice> {
      const { series, year, first } = seriesOf(invoice, kind, invoice.issuedAt, numbers)
      const { last } = await tx
        .insertInto('invoice_series')
        .values({ series, year, last: first })
        .onConflict((conflict) =>
          conflict
            .columns(['series', 'year'])
            .doUpdateSet({ last: sql`greatest(invoice_series.last + 1, ${first}::integer)` }),
        )
        .returning('last')
        .executeTakeFirstOrThrow()
      const row = await tx
        .insertInto('invoices')
        .values({
          order_id: invoice.orderId,
          kind,
          refund_id: invoice.refundId,
          series,
          year,
          sequence: last,
          number: numberOf({ series, year }, last),
          issued_at: invoice.issuedAt,
          store_code: invoice.storefrontCode,
          currency: invoice.currency,
          total: invoice.total,
          content: json(invoice.content),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return asInvoice(row)
    },
  }
}

function asInvoice(row: Selectable<Tables['invoices']>): Invoice {
  return {
    id: row.id,
    orderId: row.order_id,
    kind: row.kind,
    refundId: row.refund_id,
    number: row.number,
    issuedAt: row.issued_at,
    storefrontCode: row.store_code,
    currency: row.currency,
    total: row.total,
    content: row.content,
  }
}
