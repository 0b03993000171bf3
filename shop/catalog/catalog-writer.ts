import { type Selectable, sql } from 'kysely'
import { anyOf, type Database, excluded, inBatches, json, jsonOrNull } from '#database/rows.ts'
import type { PlannedPrices, Prices } from '#database/tables.ts'
import { type StoreCode, storeCodes, type Translated } from '#kernel/storefront.ts'
import type {
  BrandFeed,
  CategoryFeed,
  Gender,
  LocationFeed,
  ManufacturerFeed,
  ProductFeed,
  SizeTableFeed,
  VariantFeed,
} from './catalog-feed.ts'
import type { PriceChange } from './prior-price.ts'
import { purchaseTermsOf } from './purchase-terms.ts'

/** Ids by the retailer's own keys. */
export type Ids = ReadonlyMap<string, string>

export type PriceRow = Pick<
  Selectable<Prices>,
  'variant_id' | 'store_code' | 'currency' | 'price' | 'regular_price' | 'prior_price' | 'updated_at'
>
export type PlannedPriceRow = Selectable<PlannedPrices>
export type HistoryRow = PriceChange & { readonly variantId: string; readonly storeCode: StoreCode }
export type UrlRow = {
  readonly id: string
  readonly storeCode: StoreCode
  readonly url: string
  readonly pageType: 'product' | 'category' | 'brand'
  readonly label: string
  readonly gender: Gender | null
}

/** Everything that an import writes. It exists only around a transaction, so that half an import can't happen. */
export type CatalogWriter = ReturnType<typeof catalogWriter>

export function catalogWriter(tx: Database) {
  const idsOf = (rows: readonly { id: string; key: string }[]): Ids => new Map(rows.map((row) => [row.key, row.id]))

  return {
    async brands(brands: readonly BrandFeed[]): Promise<Ids> {
      for (const batch of inBatches(brands)) {
        await tx
          .insertInto('brands')
          .values(
            batch.map((brand) => ({ key: brand.key, name: brand.name, slug: brand.slug, story: json(brand.story) })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              name: excluded('name'),
              slug: excluded('slug'),
              story: excluded('story'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('brands').select(['id', 'key']).execute())
    },

    async manufacturers(manufacturers: readonly ManufacturerFeed[]): Promise<Ids> {
      for (const batch of inBatches(manufacturers)) {
        await tx
          .insertInto('manufacturers')
          .values(
            batch.map((maker) => ({
              key: maker.key,
              name: maker.name,
              address: maker.address,
              country: maker.country ?? null,
              email: maker.email,
              responsible_person: jsonOrNull(maker.responsiblePerson),
            })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              name: excluded('name'),
              address: excluded('address'),
              country: excluded('country'),
              email: excluded('email'),
              responsible_person: excluded('responsible_person'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('manufacturers').select(['id', 'key']).execute())
    },

    async sizeTables(tables: readonly SizeTableFeed[]): Promise<Ids> {
      for (const batch of inBatches(tables)) {
        await tx
          .insertInto('size_tables')
          .values(
            batch.map(({ key, kind, advice, rows }) => ({
              key,
              kind: jsonOrNull(kind),
              advice: json(advice),
              rows: json(rows),
            })),
          )
          .onConflict((conflict) =>
            conflict.column('key').doUpdateSet({
              kind: excluded('kind'),
              advice: excluded('advice'),
              rows: excluded('rows'),
            }),
          )
          .execute()
      }
      return idsOf(await tx.selectFrom('size_tables').select(['id', 'key']).execute())
    },

    /** Parents come before their children. */
    async category(
      category: CategoryFeed,
      place: {
        readonly parentId: string | null
        readonly level: number
        readonly position: number
        readonly url: Translated
      },
    ): Promise<string> {
      const values = {
        key: category.key,
        parent_id: place.parentId,
        level: place.level,
        position: place.position,
        gender: category.gender,
        name: json(category.name),
        url: json(place.url),
        description: json(category.description),
      }
      const { key: _, ...changes } = values
      const row = await tx
        .insertInto('categories')
        .values(values)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(changes))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    async locations(locations: readonly LocationFeed[]): Promise<void> {
      for (const [index, location] of locations.entries()) {
        const values = {
          name: location.name,
          kind: location.kind,
          priority: location.kind === 'distribution-centre' ? 0 : index + 1,
          street: location.street,
          house_number: location.houseNumber,
          postcode: location.postcode,
          city: location.city,
          country: location.country,
          lat: location.lat,
          lng: location.lng,
          telephone: location.telephone,
          opening_hours: jsonOrNull(location.openingHours),
        }
        await tx
          .insertInto('stock_locations')
          .values({ code: location.code, ...values })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
          .execute()
      }
    },

    async product(
      product: ProductFeed,
      refs: { readonly brandId: string; readonly manufacturerId: string; readonly sizeTableId: string | null },
    ): Promise<string> {
      const values = {
        parent_sku: product.parentSku,
        brand_id: refs.brandId,
        manufacturer_id: refs.manufacturerId,
        size_table_id: refs.sizeTableId,
        gender: product.gender,
        name: json(product.name),
        slug: json(product.slug),
        description: json(product.description),
        meta_title: jsonOrNull(product.metaTitle),
        meta_description: jsonOrNull(product.metaDescription),
        color_key: product.color.key,
        color_name: json(product.color.name),
        color_hex: product.color.hex,
        color_family: jsonOrNull(product.color.family),
        images: [...product.images],
        hover_image: product.hoverImage ?? null,
        threesixty: [...(product.threesixty ?? [])],
        video: product.video ?? null,
        release_date: product.releaseDate,
        coming_soon_date: product.comingSoonDate ?? null,
        delivery_time: jsonOrNull(product.deliveryTime),
        marketing_label: jsonOrNull(product.marketingLabel),
        sale_label: jsonOrNull(product.saleLabel),
        presented_by_sneakers: product.presentedBySneakers ?? false,
        popularity: product.popularity,
        properties: json(product.properties),
        footwear: jsonOrNull(product.footwear),
        textile: jsonOrNull(product.textile),
        care: json(product.care),
        contents: jsonOrNull(product.contents),
        warnings: jsonOrNull(product.warnings),
        tax_class: product.taxClass ?? 'standard',
        shipping_free: product.shippingFree ?? false,
      }
      const row = await tx
        .insertInto('products')
        .values({ sku: product.sku, ...values })
        .onConflict((conflict) => conflict.column('sku').doUpdateSet({ ...values, active: true }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return row.id
    },

    /** The categories of a product, replacing those that it had. */
    async productCategories(productId: string, categoryIds: readonly string[]): Promise<void> {
      await tx.deleteFrom('product_categories').where('product_id', '=', productId).execute()
      if (categoryIds.length === 0) return
      await tx
        .insertInto('product_categories')
        .values(categoryIds.map((categoryId) => ({ product_id: productId, category_id: categoryId })))
        .execute()
    },

    async relations(
      productId: string,
      relations: readonly {
        readonly relatedId: string
        readonly kind: 'complementary' | 'maintenance'
        readonly position: number
      }[],
    ): Promise<void> {
      await tx.deleteFrom('product_relations').where('product_id', '=', productId).execute()
      if (relations.length === 0) return
      await tx
        .insertInto('product_relations')
        .values(
          relations.map((relation) => ({
            product_id: productId,
            related_id: relation.relatedId,
            kind: relation.kind,
            position: relation.position,
          })),
        )
        .execute()
    },

    async productIds(skus: readonly string[]): Promise<Ids> {
      if (skus.length === 0) return new Map()
      const rows = await tx.selectFrom('products').select(['id', 'sku']).where('sku', 'in', skus).execute()
      return new Map(rows.map((row) => [row.sku, row.id]))
    },

    /**
     * Writes the sizes of a product. What stands in a unique index is written only where it changed: an order that claims a size
     * would else wait for the whole import.
     */
    async variants(productId: string, variants: readonly VariantFeed[]): Promise<Ids> {
      if (variants.length === 0) return new Map()
      const skus = variants.map(({ sku }) => sku)
      const known = await tx
        .selectFrom('variants')
        .where('sku', '=', anyOf(skus, 'text'))
        .select(['sku', 'legacy_sku', 'size', 'ean'])
        .execute()
      const rows = await tx
        .insertInto('variants')
        .values(
          variants.map((variant, position) => ({
            product_id: productId,
            sku: variant.sku,
            ...keysOf(variant),
            position,
            weight: variant.weight,
            length: variant.dimensions?.length ?? null,
            width: variant.dimensions?.width ?? null,
            height: variant.dimensions?.height ?? null,
            restock_date: variant.restockDate ?? null,
            ...purchaseColumnsOf(variant),
          })),
        )
        .onConflict((conflict) =>
          conflict.column('sku').doUpdateSet({
            position: excluded('position'),
            weight: excluded('weight'),
            length: excluded('length'),
            width: excluded('width'),
            height: excluded('height'),
            restock_date: excluded('restock_date'),
            min_purchase: excluded('min_purchase'),
            max_purchase: excluded('max_purchase'),
            purchase_steps: excluded('purchase_steps'),
          }),
        )
        .returning(['id', 'sku'])
        .execute()
      for (const variant of variants) {
        const keys = keysOf(variant)
        const before = known.find(({ sku }) => sku === variant.sku)
        if (!before) continue
        const isSame = before.legacy_sku === keys.legacy_sku && before.size === keys.size && before.ean === keys.ean
        if (!isSame) await tx.updateTable('variants').set(keys).where('sku', '=', variant.sku).execute()
      }
      return new Map(rows.map((row) => [row.sku, row.id]))
    },

    async pricesOf(variantIds: readonly string[]): Promise<PriceRow[]> {
      if (variantIds.length === 0) return []
      return tx
        .selectFrom('prices')
        .select(['variant_id', 'store_code', 'currency', 'price', 'regular_price', 'prior_price', 'updated_at'])
        .where('variant_id', 'in', variantIds)
        .execute()
    },

    async historyOf(variantIds: readonly string[]): Promise<HistoryRow[]> {
      if (variantIds.length === 0) return []
      const rows = await tx
        .selectFrom('price_history')
        .select(['variant_id', 'store_code', 'price', 'valid_from'])
        .where('variant_id', 'in', variantIds)
        .execute()
      return rows.map((row) => ({
        variantId: row.variant_id,
        storeCode: row.store_code,
        price: row.price,
        validFrom: row.valid_from,
      }))
    },

    async addHistory(rows: readonly HistoryRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        await tx
          .insertInto('price_history')
          .values(
            batch.map((row) => ({
              variant_id: row.variantId,
              store_code: row.storeCode,
              price: row.price,
              valid_from: row.validFrom,
            })),
          )
          .onConflict((conflict) => conflict.columns(['variant_id', 'store_code', 'valid_from']).doNothing())
          .execute()
      }
    },

    async prices(rows: readonly PriceRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        await tx
          .insertInto('prices')
          .values(batch)
          .onConflict((conflict) =>
            conflict.columns(['variant_id', 'store_code']).doUpdateSet({
              currency: excluded('currency'),
              price: excluded('price'),
              regular_price: excluded('regular_price'),
              prior_price: excluded('prior_price'),
              updated_at: excluded('updated_at'),
            }),
          )
          .execute()
      }
    },

    /** Prices whose moment has not come, in place of those that were known of these sizes. */
    async planPrices(variantIds: readonly string[], rows: readonly PlannedPriceRow[]): Promise<void> {
      await tx.deleteFrom('planned_prices').where('variant_id', '=', anyOf(variantIds, 'uuid')).execute()
      for (const batch of inBatches(rows)) await tx.insertInto('planned_prices').values(batch).execute()
    },

    /** Products of which a price begins, held until the transaction ends; two nodes that ask at once are given different ones. */
    async lockDuePrices(now: Date, most: number): Promise<{ productId: string; rows: readonly PlannedPriceRow[] }[]> {
      const products = await tx
        .selectFrom('planned_prices')
        .innerJoin('variants', 'variants.id', 'planned_prices.variant_id')
        .where('starts_at', '<=', now)
        .select('variants.product_id')
        .distinct()
        .orderBy('variants.product_id')
        .limit(most)
        .execute()
      const ids = products.map((row) => row.product_id)
      const locked = await tx
        .selectFrom('products')
        .where('id', '=', anyOf(ids, 'uuid'))
        .select('id')
        .orderBy('id')
        .forUpdate()
        .skipLocked()
        .execute()
      const rows = await tx
        .selectFrom('planned_prices')
        .innerJoin('variants', 'variants.id', 'planned_prices.variant_id')
        .where('starts_at', '<=', now)
        .where(
          'variants.product_id',
          '=',
          anyOf(
            locked.map(({ id }) => id),
            'uuid',
          ),
        )
        .selectAll('planned_prices')
        .select('variants.product_id')
        .orderBy('starts_at')
        .execute()
      return [...Map.groupBy(rows, (row) => row.product_id)].map(([productId, due]) => ({
        productId,
        rows: due.map(({ product_id: _, ...row }) => row),
      }))
    },

    /** Lets go of plans whose moment has come. */
    async endPlans(variantIds: readonly string[], now: Date): Promise<void> {
      await tx
        .deleteFrom('planned_prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('starts_at', '<=', now)
        .execute()
    },

    /** In how many storefronts how many sizes are sold, added up. */
    async countOffers(): Promise<number> {
      const { count } = await tx
        .selectFrom('prices')
        .innerJoin('variants', 'variants.id', 'prices.variant_id')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .where('products.active', '=', true)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Takes products off sale unless they are named. Orders, links and their history keep them. Answers how many offers end. */
    async keepOnSale(productIds: readonly string[]): Promise<number> {
      const gone = await tx
        .updateTable('products')
        .set({ active: false })
        .where('active', '=', true)
        // Joined rather than compared: a list of 50,000 would be gone through for each of 50,000 products.
        .where(
          sql<boolean>`not exists (select from unnest(${productIds}::uuid[]) as kept (id) where kept.id = products.id)`,
        )
        .returning('id')
        .execute()
      const { count } = await tx
        .selectFrom('prices')
        .innerJoin('variants', 'variants.id', 'prices.variant_id')
        .where(
          'variants.product_id',
          '=',
          anyOf(
            gone.map(({ id }) => id),
            'uuid',
          ),
        )
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Sizes of a product that are not among these. */
    async otherVariants(productId: string, variantIds: readonly string[]): Promise<string[]> {
      const rows = await tx
        .selectFrom('variants')
        .select('id')
        .where('product_id', '=', productId)
        .where(({ not, eb }) => not(eb('id', '=', anyOf(variantIds, 'uuid'))))
        .execute()
      return rows.map(({ id }) => id)
    },

    /**
     * Ends the prices of sizes, in all storefronts or but in these: without a price nothing is sold. Their history stays. Answers
     * how many ended.
     */
    async endPrices(variantIds: readonly string[], except: readonly StoreCode[] = []): Promise<number> {
      const elsewhere = storeCodes.filter((code) => !except.includes(code))
      if (variantIds.length === 0 || elsewhere.length === 0) return 0
      const ended = await tx
        .deleteFrom('prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(elsewhere, 'text'))
        .executeTakeFirst()
      await tx
        .deleteFrom('planned_prices')
        .where('variant_id', '=', anyOf(variantIds, 'uuid'))
        .where('store_code', '=', anyOf(elsewhere, 'text'))
        .execute()
      return Number(ended.numDeletedRows)
    },

    /**
     * Where pages live now. A page that moved leaves a redirect behind, and nothing ever redirects to itself. A product that is no
     * longer sold makes room for one that wants its path.
     */
    async urls(rows: readonly UrlRow[]): Promise<void> {
      for (const batch of inBatches(rows)) {
        const ids = batch.map((row) => row.id)
        const before = await tx
          .selectFrom('url_records')
          .select(['id', 'store_code', 'url'])
          .where('id', 'in', ids)
          .execute()
        const next = new Map(batch.map((row) => [`${row.storeCode} ${row.id}`, row.url]))
        const moved = before.flatMap((row) => {
          const to = next.get(`${row.store_code} ${row.id}`)
          return to !== undefined && to !== row.url
            ? [{ store_code: row.store_code, from_path: row.url, to_path: to }]
            : []
        })
        for (const { store_code, from_path } of moved) {
          await tx.deleteFrom('url_records').where('store_code', '=', store_code).where('url', '=', from_path).execute()
        }
        await tx
          .deleteFrom('url_records')
          .using(['products'])
          .whereRef('products.id', '=', 'url_records.product_id')
          .where('products.active', '=', false)
          .where(({ eb, refTuple, tuple }) =>
            eb(
              refTuple('store_code', 'url'),
              'in',
              batch.map((row) => tuple(row.storeCode, row.url)),
            ),
          )
          .execute()
        await tx
          .insertInto('url_records')
          .values(
            batch.map((row) => ({
              id: row.id,
              store_code: row.storeCode,
              url: row.url,
              page_type: row.pageType,
              category_id: row.pageType === 'category' ? row.id : null,
              product_id: row.pageType === 'product' ? row.id : null,
              brand_id: row.pageType === 'brand' ? row.id : null,
              label: row.label,
              gender: row.gender,
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['store_code', 'id'])
              .doUpdateSet({ label: excluded('label'), gender: excluded('gender') }),
          )
          .execute()
        if (moved.length > 0) {
          await tx
            .insertInto('redirects')
            .values(moved)
            .onConflict((conflict) =>
              conflict.columns(['store_code', 'from_path']).doUpdateSet({ to_path: excluded('to_path') }),
            )
            .execute()
        }
        for (const row of batch) {
          await tx
            .deleteFrom('redirects')
            .where('store_code', '=', row.storeCode)
            .where('from_path', '=', row.url)
            .execute()
        }
      }
    },
  }
}

/** The columns of how many pieces can be bought. */
function purchaseColumnsOf(variant: VariantFeed) {
  const { minPurchase, maxPurchase, purchaseSteps } = purchaseTermsOf(variant)
  return { min_purchase: minPurchase, max_purchase: maxPurchase, purchase_steps: purchaseSteps }
}

const keysOf = ({ legacySku, size, ean }: VariantFeed) => ({ legacy_sku: legacySku ?? null, size, ean })
