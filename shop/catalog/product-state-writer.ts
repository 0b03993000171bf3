import { sql } from 'kysely'
import { anyOf, type Database, excluded, inBatches, json, jsonOrNull } from '#database/rows.ts'
import type { Fibre, FootwearMaterial } from './catalog-feed.ts'
import type { ProductState } from './product-state.ts'

/** Where a category stands: itself and what is above it. */
export type CategoryPath = { readonly key: string; readonly ids: readonly string[] }

/** Reads and writes products as files tell them, whole batches at once. */
export function productStateWriter(tx: Database) {
  return {
    /** Products by their SKU. */
    async productStates(skus: readonly string[]): Promise<ReadonlyMap<string, ProductState & { readonly id: string }>> {
      const products = await tx
        .selectFrom('products')
        .innerJoin('brands', 'brands.id', 'products.brand_id')
        .leftJoin('manufacturers', 'manufacturers.id', 'products.manufacturer_id')
        .where('products.sku', '=', anyOf(skus, 'text'))
        .selectAll('products')
        .select(['brands.key as brand_key', 'brands.name as brand_name', 'brands.slug as brand_slug'])
        .select('manufacturers.key as manufacturer_key')
        .execute()
      const ids = products.map(({ id }) => id)
      const sizes = await tx
        .selectFrom('variants')
        .where('product_id', '=', anyOf(ids, 'uuid'))
        .select(['product_id', 'sku', 'size', 'ean', 'weight', 'position'])
        .orderBy('position')
        .orderBy('sku')
        .execute()
      const categories = await tx
        .selectFrom('product_categories')
        .where('product_id', '=', anyOf(ids, 'uuid'))
        .select(['product_id', 'category_id'])
        .orderBy('category_id')
        .execute()
      const sizesOf = Map.groupBy(sizes, (row) => row.product_id)
      const categoriesOf = Map.groupBy(categories, (row) => row.product_id)
      return new Map(
        products.map((row) => [
          row.sku,
          {
            id: row.id,
            sku: row.sku,
            parentSku: row.parent_sku,
            active: row.active,
            incomplete: row.incomplete,
            brand: { key: row.brand_key, name: row.brand_name, slug: row.brand_slug },
            manufacturer: row.manufacturer_key,
            gender: row.gender,
            name: row.name,
            slug: row.slug,
            description: row.description,
            care: row.care,
            color: { key: row.color_key, name: row.color_name, hex: row.color_hex },
            images: row.images,
            pictureDetails: row.picture_details,
            releaseDate: row.release_date,
            // Texts of the database that only ever come from these lists.
            footwear: row.footwear as {
              upper: FootwearMaterial[]
              lining: FootwearMaterial[]
              sole: FootwearMaterial[]
            } | null,
            textile: row.textile as
              | { part: ProductState['name']; fibres: { fibre: Fibre; percent: number }[] }[]
              | null,
            taxClass: row.tax_class,
            categories: (categoriesOf.get(row.id) ?? []).map((one) => one.category_id),
            sizes: (sizesOf.get(row.id) ?? []).map(({ product_id: _, ...size }) => size),
            ...(row.withdrawn ? { withdrawn: true as const } : {}),
            ...(row.on_sale_from && { onSaleFrom: row.on_sale_from.toISOString() }),
            ...(row.on_sale_until && { onSaleUntil: row.on_sale_until.toISOString() }),
          },
        ]),
      )
    },

    /** Writes products that have their brands and makers; what files don't tell of them stays. Answers their ids by SKU. */
    async writeProductStates(
      states: readonly ProductState[],
      brandIds: ReadonlyMap<string, string>,
      manufacturerIds: ReadonlyMap<string, string>,
    ): Promise<ReadonlyMap<string, string>> {
      const ids = new Map<string, string>()
      for (const batch of inBatches(states)) {
        const rows = await tx
          .insertInto('products')
          .values(batch.map((state) => columnsOf(state, brandIds, manufacturerIds)))
          .onConflict((conflict) =>
            conflict.column('sku').doUpdateSet(Object.fromEntries(written.map((column) => [column, excluded(column)]))),
          )
          .returning(['id', 'sku'])
          .execute()
        for (const { id, sku } of rows) ids.set(sku, id)
        await writeSizes(tx, batch, ids)
        await writeCategories(tx, batch, ids)
      }
      return ids
    },

    /** The SKUs of products that a moment has come for, held until the transaction ends. */
    async lockDueProducts(now: Date, most: number): Promise<readonly string[]> {
      const rows = await tx
        .selectFrom('products')
        .select('sku')
        .where(({ or, eb }) => or([eb('on_sale_from', '<=', now), eb('on_sale_until', '<=', now)]))
        .orderBy('id')
        .limit(most)
        .forNoKeyUpdate()
        .execute()
      return rows.map(({ sku }) => sku)
    },

    /** Takes products off sale, or puts them back. */
    async setActive(productIds: readonly string[], active: boolean): Promise<void> {
      await tx.updateTable('products').set({ active }).where('id', '=', anyOf(productIds, 'uuid')).execute()
    },

    /** All categories with what is above them. */
    async categoryPaths(): Promise<ReadonlyMap<string, CategoryPath>> {
      const rows = await tx.selectFrom('categories').select(['id', 'key', 'parent_id']).execute()
      const byId = new Map(rows.map((row) => [row.id, row]))
      const idsOf = (id: string): string[] => {
        const parent = byId.get(id)?.parent_id
        return parent ? [id, ...idsOf(parent)] : [id]
      }
      return new Map(rows.map(({ id, key }) => [key, { key, ids: idsOf(id) }]))
    },

    /** What products call colours, and how they show them, by the key of the colour. */
    async knownColors(keys: readonly string[]): Promise<ReadonlyMap<string, ProductState['color']>> {
      if (keys.length === 0) return new Map()
      const { rows } = await sql<ProductState['color']>`
        select one.* from unnest(${keys}::text[]) as wanted (key)
        cross join lateral (
          select color_key as key, color_name as name, color_hex as hex from products
          where color_key = wanted.key limit 1
        ) one`.execute(tx)
      return new Map(rows.map((row) => [row.key, row]))
    },

    async knownBrands(): Promise<readonly ProductState['brand'][]> {
      return tx.selectFrom('brands').select(['key', 'name', 'slug']).execute()
    },

    async brandSlugs(): Promise<ReadonlySet<string>> {
      const rows = await tx.selectFrom('brands').select('slug').execute()
      return new Set(rows.map(({ slug }) => slug))
    },

    /** Makes brands that the shop doesn't know; those that it knows stay as they are. Answers the ids of these by their key. */
    async ensureBrands(brands: readonly ProductState['brand'][]): Promise<ReadonlyMap<string, string>> {
      if (brands.length === 0) return new Map()
      const story = json({ en: '', nl: '', de: '', fr: '' })
      await tx
        .insertInto('brands')
        .values(brands.map((brand) => ({ ...brand, story })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const keys = brands.map(({ key }) => key)
      const rows = await tx.selectFrom('brands').where('key', '=', anyOf(keys, 'text')).select(['id', 'key']).execute()
      return new Map(rows.map((row) => [row.key, row.id]))
    },

    async knownManufacturers(): Promise<readonly { key: string; name: string }[]> {
      return tx.selectFrom('manufacturers').select(['key', 'name']).execute()
    },

    /** Which of these path segments are those of a page, and of which. */
    async takenPaths(paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const rows = await tx
        .selectFrom('url_records')
        .where('url', '=', anyOf(paths, 'text'))
        .select(['url', 'id'])
        .execute()
      return new Map(rows.map((row) => [row.url, row.id]))
    },
  }
}

/** Columns that files write of a product that is known. */
const written = [
  'parent_sku',
  'brand_id',
  'manufacturer_id',
  'gender',
  'active',
  'incomplete',
  'name',
  'slug',
  'description',
  'care',
  'color_key',
  'color_name',
  'color_hex',
  'images',
  'picture_details',
  'release_date',
  'footwear',
  'textile',
  'tax_class',
  'withdrawn',
  'on_sale_from',
  'on_sale_until',
] as const

function columnsOf(
  state: ProductState,
  brandIds: ReadonlyMap<string, string>,
  manufacturerIds: ReadonlyMap<string, string>,
) {
  const { brand, manufacturer, color } = state
  return {
    sku: state.sku,
    parent_sku: state.parentSku,
    brand_id: brandIds.get(brand.key) ?? '',
    manufacturer_id: manufacturer === null ? null : (manufacturerIds.get(manufacturer) ?? null),
    gender: state.gender,
    active: state.active,
    incomplete: [...state.incomplete],
    name: json(state.name),
    slug: json(state.slug),
    description: json(state.description),
    care: json(state.care),
    color_key: color.key,
    color_name: json(color.name),
    color_hex: color.hex,
    images: [...state.images],
    picture_details: jsonOrNull(state.pictureDetails),
    release_date: state.releaseDate,
    footwear: jsonOrNull(state.footwear),
    textile: jsonOrNull(state.textile),
    tax_class: state.taxClass,
    withdrawn: state.withdrawn ?? false,
    on_sale_from: state.onSaleFrom === undefined ? null : new Date(state.onSaleFrom),
    on_sale_until: state.onSaleUntil === undefined ? null : new Date(state.onSaleUntil),
    properties: json([]),
  }
}

async function writeSizes(
  tx: Database,
  states: readonly ProductState[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const sizes = states.flatMap((state) => state.sizes.map((size) => ({ ...size, productId: ids.get(state.sku) ?? '' })))
  const batches = inBatches(sizes, 2000)
  // Sizes let go of a name or an EAN before any takes its new one, which another of them may have.
  for (const batch of batches) {
    await sql`
      update variants set size = id::text, ean = null from ${toldKeys(batch)} where ${isToldAnother}`.execute(tx)
  }
  for (const batch of batches) {
    // What stands in a unique index is written only where it changed: an order that reserves a size would else wait.
    await sql`
      insert into variants (product_id, sku, size, ean, weight, position)
      select * from unnest(${batch.map((one) => one.productId)}::uuid[], ${batch.map((one) => one.sku)}::text[],
        ${batch.map((one) => one.size)}::text[], ${batch.map((one) => one.ean)}::text[],
        ${batch.map((one) => one.weight)}::int[], ${batch.map((one) => one.position)}::int[])
      on conflict (sku) do update set weight = excluded.weight, position = excluded.position
      where variants.weight <> excluded.weight or variants.position <> excluded.position`.execute(tx)
    await sql`
      update variants set size = told.size, ean = told.ean from ${toldKeys(batch)} where ${isToldAnother}`.execute(tx)
  }
}

const toldKeys = (sizes: readonly Pick<ProductState['sizes'][number], 'sku' | 'size' | 'ean'>[]) =>
  sql`unnest(${sizes.map((one) => one.sku)}::text[], ${sizes.map((one) => one.size)}::text[],
    ${sizes.map((one) => one.ean)}::text[]) as told (sku, size, ean)`

const isToldAnother = sql`variants.sku = told.sku and (variants.size <> told.size or variants.ean is distinct from told.ean)`

async function writeCategories(
  tx: Database,
  states: readonly ProductState[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const places = states.flatMap(({ sku, categories }) =>
    categories.map((category) => ({ product: ids.get(sku) ?? '', category })),
  )
  await tx
    .deleteFrom('product_categories')
    .where(
      'product_id',
      '=',
      anyOf(
        states.flatMap(({ sku }) => ids.get(sku) ?? []),
        'uuid',
      ),
    )
    .execute()
  await sql`
    insert into product_categories (product_id, category_id)
    select * from unnest(${places.map((one) => one.product)}::uuid[], ${places.map((one) => one.category)}::uuid[])`.execute(
    tx,
  )
}
