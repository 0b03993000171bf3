import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency, StorefrontCode, Translated } from '#kernel/storefront.ts'
import { priceHistoryWriter } from './price-history-writer.ts'
import { type PriceChange, priorPrice } from './prior-price.ts'

/** A product as a list of staff shows it. */
export type ListedProduct = {
  readonly sku: string
  readonly name: Translated
  readonly brand: string
  /** What the law asks for and it doesn't have. */
  readonly incomplete: readonly string[]
  readonly active: boolean
  readonly image: string | undefined
  readonly sizes: number
  readonly available: number
}

/** What a size costs in a storefront now, and from later moments on. */
export type OverviewPrice = {
  readonly storefrontCode: StorefrontCode
  readonly currency: Currency
  readonly price: Cents
  readonly regularPrice: Cents | null
  /** The lowest of the 30 days before the reduction, which shoppers are shown; null where there is nothing to show. */
  readonly priorPrice: Cents | null
  readonly planned: readonly {
    readonly from: Date
    readonly price: Cents
    readonly regularPrice: Cents | null
    /** The one that will be shown, as far as is known now. */
    readonly priorPrice: Cents | null
  }[]
}

export type OverviewSize = {
  readonly sku: string
  readonly ean: string | null
  readonly size: string
  readonly prices: readonly OverviewPrice[]
}

export type ProductOverview = ListedProduct & {
  readonly slug: Translated
  readonly createdAt: Date
  readonly variants: readonly OverviewSize[]
}

/** So many products a search shows. */
const mostFound = 30

/** Products as staff look at them: also those that nobody can buy. */
export function productOverviewReader(db: Database) {
  return {
    /** By the SKU or EAN of the product or one of its sizes, or a part of the name; by name. */
    async find(text: string): Promise<ListedProduct[]> {
      const typed = text.trim().slice(0, 120)
      if (typed.length < 2) return []
      const part = `%${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      const beginning = part.slice(1)
      const { rows } = await sql<ListedProductRow>`
        ${listed} where p.sku ilike ${beginning}
          or p.id in (select product_id from variants where sku = ${typed} or ean = ${typed})
          or p.name::text ilike ${part} or b.name ilike ${part}
        order by p.active desc, p.name ->> 'en', p.sku limit ${mostFound}`.execute(db)
      return rows.map(asListedProduct)
    },

    async bySku(sku: string): Promise<ProductOverview | undefined> {
      const { rows } = await sql<ListedProductRow>`${listed} where p.sku = ${sku}`.execute(db)
      const [row] = rows
      if (!row) return undefined
      const sizes = await db
        .selectFrom('variants')
        .select(['id', 'sku', 'ean', 'size'])
        .where('product_id', '=', row.id)
        .orderBy('position')
        .orderBy('sku')
        .execute()
      const ids = sizes.map(({ id }) => id)
      const prices = await db
        .selectFrom('prices')
        .selectAll()
        .where('variant_id', '=', anyOf(ids, 'uuid'))
        .orderBy('store_code')
        .execute()
      const planned = await db
        .selectFrom('planned_prices')
        .selectAll()
        .where('variant_id', '=', anyOf(ids, 'uuid'))
        .orderBy('starts_at')
        .execute()
      const history = await priceHistoryWriter(db).historyOf(ids)
      return {
        ...asListedProduct(row),
        slug: row.slug,
        createdAt: row.created_at,
        variants: sizes.map(({ id, ...size }) => ({
          ...size,
          prices: prices
            .filter((price) => price.variant_id === id)
            .map((price) => ({
              storefrontCode: price.store_code,
              currency: price.currency,
              price: price.price,
              regularPrice: price.regular_price,
              priorPrice: price.prior_price,
              planned: withPriorPrices(
                planned
                  .filter((step) => step.variant_id === id && step.store_code === price.store_code)
                  .map((step) => ({ from: step.starts_at, price: step.price, regularPrice: step.regular_price })),
                history.filter((one) => one.variantId === id && one.storefrontCode === price.store_code),
              ),
            })),
        })),
      }
    },
  }
}

type PlannedStep = Omit<OverviewPrice['planned'][number], 'priorPrice'>

/** What each planned reduction will be shown beside, when the ones before it have begun as planned. */
export function withPriorPrices(
  steps: readonly PlannedStep[],
  history: readonly PriceChange[],
): OverviewPrice['planned'] {
  return steps.map((step, index) => {
    const earlier = steps.slice(0, index).map(({ from, price }) => ({ price, validFrom: from }))
    const prior = step.regularPrice === null ? undefined : priorPrice([...history, ...earlier], step.from)
    return { ...step, priorPrice: prior !== undefined && prior > step.price ? prior : null }
  })
}

/** A row of `listedProductColumns`. */
export type ListedProductRow = {
  readonly id: string
  readonly sku: string
  readonly name: Translated
  readonly slug: Translated
  readonly brand: string
  readonly incomplete: string[]
  readonly active: boolean
  readonly images: string[]
  readonly created_at: Date
  readonly sizes: number
  readonly available: number
}

/** What a list says of a product `p` of a brand `b`. */
export const listedProductColumns = sql`p.id, p.sku, p.name, p.slug, b.name as brand, p.incomplete, p.active, p.images, p.created_at,
    (select count(*)::int from variants v where v.product_id = p.id) as sizes,
    (select coalesce(sum(s.available), 0)::int from variants v join sellable_stock s on s.variant_id = v.id
      where v.product_id = p.id) as available`

const listed = sql`select ${listedProductColumns} from products p join brands b on b.id = p.brand_id`

export const asListedProduct = (row: ListedProductRow): ListedProduct => ({
  sku: row.sku,
  name: row.name,
  brand: row.brand,
  incomplete: row.incomplete,
  active: row.active,
  image: row.images[0],
  sizes: row.sizes,
  available: row.available,
})
