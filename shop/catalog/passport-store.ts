import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { eanOfGtin, gtinOfEan } from '#kernel/ean.ts'
import type { Storefront, Translated } from '#kernel/storefront.ts'
import type { ProductPassport } from './passport.ts'
import { localText } from './text-store.ts'

/** What customs ask of a product; null is unknown. */
export type CustomsFacts = {
  readonly name: Translated
  /** ISO 3166-1 alpha-2, of the country in which it was made. */
  readonly origin: string | null
  /** Six to ten digits. */
  readonly tariffCode: string | null
}

/** Reads what passports of products say. */
export function passportStore(db: Database) {
  return {
    /**
     * The passport of the size that a GTIN names. It outlives the sale: what was bought here once keeps it, and what was never for sale
     * has none.
     *
     * @param gtin fourteen digits
     */
    async passportOf(storefront: Storefront, gtin: string): Promise<ProductPassport | undefined> {
      const ean = eanOfGtin(gtin)
      const row = ean === undefined ? undefined : await passportRow(db, storefront, ean)
      return row && asPassport(row)
    },

    /** By the SKUs of products, on sale or not; nothing of those that nobody knows. */
    async customsFacts(skus: readonly string[]): Promise<ReadonlyMap<string, CustomsFacts>> {
      if (skus.length === 0) return new Map()
      const rows = await db
        .selectFrom('products')
        .leftJoin('product_passports', 'product_passports.product_id', 'products.id')
        .select(['products.sku', 'products.name', 'origin', 'tariff_code'])
        .where('products.sku', '=', anyOf([...skus], 'text'))
        .execute()
      return new Map(rows.map(({ sku, name, origin, tariff_code: tariffCode }) => [sku, { name, origin, tariffCode }]))
    },
  }
}

function passportRow(db: Database, storefront: Storefront, ean: string) {
  return (
    db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .innerJoin('brands', 'brands.id', 'products.brand_id')
      // Without a manufacturer nobody answers for it, and nothing is told.
      .innerJoin('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
      .leftJoin('product_passports', 'product_passports.product_id', 'products.id')
      .leftJoin('url_records', (join) =>
        join
          .onRef('url_records.product_id', '=', 'products.id')
          .on('url_records.store_code', '=', storefront.code)
          .on(isSoldIn(storefront)),
      )
      .where('variants.ean', '=', ean)
      .where((where) => where.or([where('products.active', '=', true), isBought]))
      .select([
        'variants.sku as variant_sku',
        'variants.size',
        'variants.ean',
        'products.id as product_id',
        'products.sku as product_sku',
        'products.images',
        localText('products.name', storefront).as('name'),
        localText('products.color_name', storefront).as('color'),
        'brands.name as brand',
        'url_records.url',
        'product_passports.origin',
        'product_passports.recycled_content',
        textToldIn('product_passports.repair', storefront).as('repair'),
        textToldIn('product_passports.recycling', storefront).as('recycling'),
      ])
      .executeTakeFirst()
  )
}

/** Whether anybody bought the product of `variants` here, in any size: they have it, whatever became of its sale. */
export const isBought = sql<boolean>`exists (
  select from order_lines join variants sizes on sizes.ean = order_lines.ean where sizes.product_id = products.id)`

/** Whether a storefront sells the size of `variants` now. */
export const isSoldIn = ({ code }: Pick<Storefront, 'code'>) => sql<boolean>`products.active and exists (
  select from prices where prices.variant_id = variants.id and prices.store_code = ${code})`

/** A text in the storefront's own language: another one would be no answer to who reads it. */
const textToldIn = (column: string, { language }: Storefront) =>
  sql<string | null>`${sql.ref(column)} ->> ${sql.lit(language)}`

type PassportRow = NonNullable<Awaited<ReturnType<typeof passportRow>>>

function asPassport(row: PassportRow): ProductPassport {
  return {
    productId: row.product_id,
    productSku: row.product_sku,
    variantSku: row.variant_sku,
    gtin: gtinOfEan(row.ean ?? ''),
    size: row.size,
    name: row.name,
    brand: row.brand,
    color: row.color,
    images: row.images,
    url: row.url,
    origin: row.origin,
    recycledContent: row.recycled_content,
    repair: row.repair,
    recycling: row.recycling,
  }
}
