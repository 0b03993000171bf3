import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Translated } from '#kernel/storefront.ts'

/** A size on the shelves of a store, with what can be ordered of it and what is held for somebody. */
export type StorePieces = {
  readonly sku: string
  readonly productSku: string
  readonly ean: string | null
  readonly name: Translated
  readonly brand: string
  readonly size: string
  /** Pieces that nobody holds, the safety stock among them. */
  readonly available: number
  /** Reserved for orders, and kept for people who come to try them on. */
  readonly reserved: number
}

/** So many stand on a page. */
const mostPieces = 50

export type StoreShelfReader = ReturnType<typeof storeShelfReader>

/** What is at hand in a store. */
export function storeShelfReader(db: Database) {
  return {
    /**
     * By SKU, those of which something is there.
     *
     * @param text a part of the name or brand, or the beginning of an SKU or EAN
     * @param after the `next` of the page before
     */
    async page(
      locationCode: string,
      { text, after }: { readonly text?: string | undefined; readonly after?: string | undefined },
    ): Promise<{ readonly pieces: readonly StorePieces[]; readonly next: string | undefined }> {
      const { rows } = await sql<StorePieces>`
        select v.sku, p.sku as "productSku", v.ean, p.name, b.name as brand, v.size, s.available,
          coalesce((
            select sum(c.quantity) from stock_claims c join orders o on o.id = c.order_id
            where c.variant_id = v.id and c.location_code = s.location_code and o.state in ('open', 'paid')
              and o.packed_at is null
          ), 0)::int + (
            select count(*) from reservations r
            where r.variant_id = v.id and r.location_code = s.location_code and r.state = 'held'
          )::int as reserved
        from stock s
        join variants v on v.id = s.variant_id
        join products p on p.id = v.product_id
        join brands b on b.id = p.brand_id
        where s.location_code = ${locationCode} and v.sku > ${after ?? ''} and ${isMeant(text)}
          and (s.available > 0 or exists (
            select from stock_claims c where c.variant_id = v.id and c.location_code = s.location_code
          ))
        order by v.sku limit ${mostPieces + 1}`.execute(db)
      const pieces = rows.slice(0, mostPieces)
      return { pieces, next: rows.length > mostPieces ? pieces.at(-1)?.sku : undefined }
    },
  }
}

function isMeant(text: string | undefined): RawBuilder<unknown> {
  const typed = text?.trim().toLowerCase().slice(0, 60) ?? ''
  if (typed === '') return sql`true`
  const escaped = typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return sql`(lower(v.sku) like ${`${escaped}%`} or v.ean like ${`${escaped}%`} or lower(b.name) like ${`%${escaped}%`}
    or lower(p.name::text) like ${`%${escaped}%`})`
}
