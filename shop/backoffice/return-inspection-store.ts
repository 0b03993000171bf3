import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Translated } from '#kernel/storefront.ts'
import { type InspectedPieces, type ReturnFigure, type ReturnReason, shelfOf } from './return-inspection.ts'

export type ReturnInspectionReader = ReturnType<typeof returnInspectionReader>

/** So many sizes the figures name: those of which most came back. */
const mostSizes = 60

/** Returns as whoever opens a box asks for them, and what was seen in all boxes. */
export function returnInspectionReader(db: Database) {
  return {
    /** The return that a label or a shopper names: by its reference, with `R-` or without, or by the carrier's code. */
    async referenceOf(typed: string): Promise<{ readonly reference: string; readonly orderId: string } | undefined> {
      const code = typed.trim().toUpperCase().replaceAll(/\s/g, '')
      if (code.length < 6 || code.length > 60) return undefined
      const row = await db
        .selectFrom('returns')
        .select(['reference', 'order_id as orderId'])
        .where(({ or, eb }) =>
          or([
            eb('reference', '=', code.startsWith('R-') ? code : `R-${code.replace(/^R/, '')}`),
            eb('reference', '=', `R-${code}`),
            eb('label_code', '=', typed.trim()),
          ]),
        )
        .limit(1)
        .executeTakeFirst()
      return row
    },

    /** What came back since then, by size, the most first; what was sold of it in the same time. */
    async figures(since: Date): Promise<ReturnFigure[]> {
      const { rows } = await sql<FigureRow>`
        with back as (
          select line.product_sku, line.sku, i.reason, sum(i.quantity)::int as pieces,
            min(line.name) as name, min(line.size) as size
          from return_inspections i
          join returns r on r.id = i.return_id
          join order_lines line on line.order_id = r.order_id and line.position = i.position
          where i.inspected_at >= ${since} and line.product_sku is not null
          group by line.product_sku, line.sku, i.reason
        ), most as (
          select sku, min(product_sku) as product_sku, min(name) as name, min(size) as size, sum(pieces)::int as returned,
            jsonb_agg(jsonb_build_array(reason, pieces) order by pieces desc, reason) as reasons
          from back group by sku order by sum(pieces) desc, sku limit ${mostSizes}
        )
        select most.sku, most.product_sku, most.name, most.size, most.returned, most.reasons, p.name as names, (
          select coalesce(sum(line.quantity), 0)::int from order_lines line
          join orders o on o.id = line.order_id and o.paid_at >= ${since}
          where line.sku = most.sku and line.type = 'article'
        ) as sold
        from most left join products p on p.sku = most.product_sku order by most.returned desc, most.sku`.execute(db)
      return rows.map(({ product_sku, name, names, size, sold, returned, reasons }) => ({
        productSku: product_sku,
        name: names ?? { en: name },
        size,
        sold,
        returned,
        reasons: reasons.map(([reason, pieces]) => ({ reason, pieces })),
      }))
    },

    /** Every place with a shelf. */
    async locations(): Promise<{ readonly code: string; readonly name: string; readonly isStore: boolean }[]> {
      return db
        .selectFrom('stock_locations')
        .select(({ eb }) => ['code', 'name', eb('kind', '=', 'store').$castTo<boolean>().as('isStore')])
        .where('closed', '=', false)
        .orderBy('priority')
        .execute()
    },
  }
}

type FigureRow = {
  readonly product_sku: string
  /** As an order has it, in the language of its shopper. */
  readonly name: string
  /** As the catalogue has it, in all of them. */
  readonly names: Translated | null
  readonly size: string | null
  readonly sold: number
  readonly returned: number
  readonly reasons: readonly [ReturnReason, number][]
}

export function returnInspectionWriter(tx: Database) {
  return {
    ...returnInspectionReader(tx),

    /** Writes down what somebody saw of a return, and who. */
    async inspected(
      returnId: string,
      pieces: readonly InspectedPieces[],
      by: {
        readonly name: string
        readonly at: Date
        readonly unannounced: boolean
        readonly location: string | null
      },
    ): Promise<void> {
      await tx
        .updateTable('returns')
        .set({ received_by: by.name, unannounced: by.unannounced, received_at_location: by.location })
        .where('id', '=', returnId)
        .execute()
      if (pieces.length === 0) return
      await tx
        .insertInto('return_inspections')
        .values(
          pieces.map((one) => ({
            return_id: returnId,
            position: one.position,
            quantity: one.quantity,
            reason: one.reason,
            condition: one.condition,
            restocked_at: shelfOf(one),
            inspected_at: by.at,
          })),
        )
        .execute()
    },
  }
}
