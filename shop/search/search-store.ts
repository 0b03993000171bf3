import { sql } from 'kysely'
import { anyOf, type Database } from '#database/rows.ts'
import { type Clock, day, systemClock } from '#kernel/clock.ts'
import { type StorefrontCode, storefrontCodes, type Translated } from '#kernel/storefront.ts'
import type { Gender } from '../catalog/catalog-feed.ts'
import { soldWithinDays } from '../merchandising/arrangement.ts'
import { arrangementReader } from '../merchandising/arrangement-store.ts'
import { searchRulesReader } from '../merchandising/search-rules-store.ts'
import { pictureFeatureReader } from '../similarity/picture-feature-store.ts'
import { type SeenTone, seenTones } from '../similarity/seen-tones.ts'
import type { SearchWords } from './search-words.ts'
import type {
  DescribedProduct,
  Group,
  OfferPrice,
  SearchableCategory,
  SearchableProduct,
  SearchableVariant,
  SearchSource,
} from './searchable.ts'

/** So many products are handed on at once; in between, the thread is left to others. */
const batchSize = 2500

/** Reading everything is a lot of work for a database that serves small questions: it may use more memory and time for it. */
const forEverything = [sql`set local work_mem = '96MB'`, sql`set local statement_timeout = '5min'`]

/**
 * Reads what a search is built from: six questions, whether about a few products or about all of them.
 * @param words what the retailer says that words mean
 * @param background reads all of them, behind whoever else wants the database
 */
export function searchStore(
  db: Database,
  words: SearchWords = [],
  clock: Clock = systemClock,
  background = db,
): SearchSource {
  return {
    words,

    arrangements: () => arrangementReader(db).arrangements(new Date(clock.now().getTime() - soldWithinDays * day)),
    synonyms: () => searchRulesReader(db).synonyms(),

    async categories(): Promise<SearchableCategory[]> {
      const rows = await db
        .selectFrom('categories')
        .select(['id', 'key', 'parent_id', 'level', 'position', 'name'])
        .orderBy('position')
        .execute()
      return rows.map(({ parent_id: parentId, ...row }) => ({ ...row, parentId }))
    },

    async *products(early) {
      const { described, offers } = await readEverything(background, early)
      for (const batch of inBatches(described)) {
        yield batch.map((product) => withOffer(product, offers))
        await others()
      }
    },

    productsById: async (ids) => {
      if (ids.length === 0) return []
      const only = (column: string) => sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`
      const rows = await productRows(db, only('products.id'))
      const categories = await categoriesOf(db, only('product_id'))
      const descriptions = await descriptionsOf(db, rows)
      const tones = await tonesOf(db, rows.flatMap(picturesOf))
      const offers = {
        variants: await variantsOf(db, only('variants.product_id')),
        prices: await pricesOf(db, only('variants.product_id')),
      }
      return rows.map(describing(categories, descriptions, tones)).map((product) => withOffer(product, offers))
    },

    async stockById(ids) {
      const { rows } = await sql<{ id: string; kind: string | null; text: string }>`
        select id, kind, string_agg(size || ${between} || pieces, ${next}) as text
        from (
          select products.id, size_tables.kind ->> 'key' as kind, size, coalesce(sum(sellable_stock.available), 0) as pieces
          from products
            join variants on variants.product_id = products.id
            left join size_tables on size_tables.id = products.size_table_id
            left join sellable_stock on sellable_stock.variant_id = variants.id
          where products.active and products.id = ${anyOf(ids, 'uuid')}
          group by products.id, size_tables.id, variants.id
        ) as sizes
        group by id, kind`.execute(db)
      return rows.map(({ id, kind, text }) => ({
        id,
        sizeKind: kind ?? undefined,
        variants: text.split(next).map((size) => {
          const [name = '', pieces = ''] = size.split(between)
          return { size: name, pieces: Number(pieces) }
        }),
      }))
    },

    async pricesById(ids) {
      const ofActive = sql`product_id in (select id from products where active and id = ${anyOf(ids, 'uuid')})`
      const texts = await pricesOf(db, ofActive)
      return [...texts].map(([id, text]) => ({ id, prices: pricesIn(text) }))
    },
  }
}

/** Sizes and prices by product: texts that are taken apart when their product is made. */
type Offers = {
  readonly variants: ReadonlyMap<string, string>
  readonly prices: ReadonlyMap<string, string>
}

/**
 * Everything of one moment in time. Sizes and prices are most of the work and have nothing to do with each other: a connection
 * each reads them, while this thread takes in what a third has read of the products themselves.
 */
async function readEverything(
  db: Database,
  early?: (batch: readonly DescribedProduct[]) => void,
): Promise<{ readonly described: readonly DescribedProduct[]; readonly offers: Offers }> {
  return inSnapshot(db, undefined, async (tx) => {
    const { rows: exported } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx)
    const offers = Promise.all([
      inSnapshot(db, exported[0]?.id, (other) => variantsOf(other)),
      inSnapshot(db, exported[0]?.id, (other) => pricesOf(other)),
    ])
    offers.catch(() => undefined)
    const rows = await productRows(tx)
    const categories = await categoriesOf(tx)
    const described: DescribedProduct[] = []
    const descriptions = await descriptionsOf(tx, rows)
    const tones = await tonesOf(tx)
    for (const batch of inBatches(rows)) {
      const products = batch.map(describing(categories, descriptions, tones))
      described.push(...products)
      early?.(products)
      await others()
    }
    const [variants, prices] = await offers
    return { described, offers: { variants, prices } }
  })
}

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize)
}

/** Whatever else waits for this thread. */
const others = () => new Promise<void>((resolve) => setImmediate(resolve))

function inSnapshot<T>(db: Database, id: string | undefined, work: (tx: Database) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      if (id !== undefined) await sql`set transaction snapshot ${sql.lit(id)}`.execute(tx)
      for (const setting of forEverything) await setting.execute(tx)
      return work(tx)
    })
}

async function productRows(db: Database, only: Condition = everything): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select products.id, products.sku, parent_sku, gender, products.name, brand_id, brands.name as brand_name,
      brands.slug as brand_slug, color_key, color_name, color_hex, color_family::text, size_tables.kind::text as size_kind,
      release_date, popularity, described, array_to_string(images[1:4], ${next}) as pictures
    from products
      join brands on brands.id = products.brand_id
      left join size_tables on size_tables.id = products.size_table_id
    where products.active and ${only}
    order by products.sku collate "C"`.execute(db)
  return rows
}

function describing(
  categories: ReadonlyMap<string, string>,
  descriptions: ReadonlyMap<string, Described>,
  tones: ReadonlyMap<string, readonly SeenTone[]>,
) {
  const groups = sharedTexts()
  return (row: ProductRow): DescribedProduct => {
    const described = descriptions.get(row.described)
    return {
      id: row.id,
      sku: row.sku,
      parentSku: row.parent_sku,
      gender: row.gender,
      name: row.name,
      brand: { id: row.brand_id, slug: row.brand_slug, name: row.brand_name },
      color: {
        key: row.color_key,
        name: row.color_name,
        hex: row.color_hex,
        family: groups.read<NonNullable<DescribedProduct['color']['family']>>(row.color_family),
      },
      sizeKind: groups.read<Group>(row.size_kind),
      categoryIds: categories.get(row.id)?.split(next) ?? [],
      released: row.release_date,
      popularity: row.popularity,
      properties: described?.properties ?? [],
      materials: described?.materials ?? [],
      // The first that was looked at stands for the product.
      tones:
        picturesOf(row)
          .map((picture) => tones.get(picture))
          .find(Boolean) ?? [],
    }
  }
}

/** Reads what many rows say alike once. */
function sharedTexts() {
  const known = new Map<string, unknown>()
  return {
    read<Value>(text: string | null): Value | undefined {
      if (text === null) return undefined
      if (!known.has(text)) known.set(text, JSON.parse(text))
      return known.get(text) as Value
    },
  }
}

function withOffer(product: DescribedProduct, { variants, prices }: Offers): SearchableProduct {
  return {
    ...product,
    variants: variants.get(product.id)?.split(next).map(variantOf) ?? [],
    prices: pricesIn(prices.get(product.id)),
  }
}

function variantOf(text: string): SearchableVariant {
  const [sku = '', size = '', pieces = '', ean = '', legacySku = ''] = text.split(between)
  return { sku, size, pieces: Number(pieces), ean: ean || null, legacySku: legacySku || null }
}

/** What was read of the storefronts' prices, in their order; nothing of those that don't sell the product. */
function pricesIn(text = ''): Partial<Record<StorefrontCode, OfferPrice>> {
  const prices: Partial<Record<StorefrontCode, OfferPrice>> = {}
  const offers = text.split(next)
  for (const [at, code] of storefrontCodes.entries()) {
    const offer = offers[at]
    if (!offer) continue
    const [price, prior] = offer.split(between)
    prices[code] = { price: Number(price), priorPrice: Number(prior) || null }
  }
  return prices
}

type Condition = ReturnType<typeof sql>
const everything = sql`true`

/**
 * Sizes with their pieces, as one text for each product: rows would be a million. A legacy SKU counts where it is one. For a few
 * sizes the shelves are looked up; for all of them they are read from end to end, which is far less work.
 */
async function variantsOf(db: Database, only?: Condition): Promise<Map<string, string>> {
  const pieces = sql`sum(available)::int as pieces from sellable_stock where available > 0`
  const held = only
    ? sql`left join lateral (select ${pieces} and variant_id = variants.id) as held on true`
    : sql`left join (select variant_id, ${pieces} group by variant_id) as held on held.variant_id = variants.id`
  const legacy = sql`case when legacy_sku <> replace(sku, '.', 'x') then ${between} || legacy_sku else '' end`
  const { rows } = await sql<TextRow>`
    select product_id as id,
      string_agg(
        sku || ${between} || size || ${between} || coalesce(pieces, 0) || ${between} || coalesce(ean, '') || ${legacy}, ${next}
      ) as text
    from variants ${held}
    where ${only ?? everything}
    group by product_id`.execute(db)
  return textsOf(rows)
}

/**
 * What the cheapest size costs and cost: price and prior price in one number, so that the least of them names both. One group for
 * each product with a least price for each storefront takes half of the work of a group for each of both.
 */
async function pricesOf(db: Database, only: Condition = everything): Promise<Map<string, string>> {
  const least = (code: StorefrontCode) =>
    sql`min((price::bigint << 32) | coalesce(prior_price, 0)) filter (where store_code = ${sql.lit(code)})`
  const offers = storefrontCodes.map((code) => ({ code, name: sql.id(`offer_${code}`) }))
  const shown = offers.map(({ name }) => sql`coalesce((${name} >> 32) || ${between} || (${name} & 4294967295), '')`)
  const { rows } = await sql<TextRow>`
    select product_id as id, concat_ws(${next}, ${sql.join(shown)}) as text
    from (
      select product_id, ${sql.join(offers.map(({ code, name }) => sql`${least(code)} as ${name}`))}
      from variants join prices on prices.variant_id = variants.id
      where ${only}
      group by product_id
    ) as offers`.execute(db)
  return textsOf(rows)
}

async function categoriesOf(db: Database, only: Condition = everything): Promise<Map<string, string>> {
  const { rows } = await sql<TextRow>`
    select product_id as id, string_agg(category_id::text, ${next}) as text
    from product_categories where ${only} group by product_id`.execute(db)
  return textsOf(rows)
}

type TextRow = { readonly id: string; readonly text: string }

const textsOf = (rows: readonly TextRow[]) => new Map(rows.map(({ id, text }) => [id, text]))

/** What products have in common travels once, however many they are: it is read of the first that has it. */
async function descriptionsOf(db: Database, rows: readonly ProductRow[]): Promise<Map<string, Described>> {
  const first = new Map<string, string>()
  for (const { id, described } of rows) if (!first.has(described)) first.set(described, id)
  if (first.size === 0) return new Map()
  const { rows: found } = await sql<DescribedRow>`
    select described, properties, footwear, textile
    from products where id = any(${[...first.values()]}::uuid[])`.execute(db)
  return new Map(found.map((row) => [row.described, { properties: row.properties, materials: materialsOf(row) }]))
}

/** The colours of the wheel that pictures show, by what products call them: of these, or of all. */
async function tonesOf(db: Database, references?: readonly string[]): Promise<Map<string, readonly SeenTone[]>> {
  const tones = new Map<string, readonly SeenTone[]>()
  for (const { reference, colors } of await pictureFeatureReader(db).colorsOf(references)) {
    tones.set(reference, seenTones(colors))
    if (tones.size % batchSize === 0) await others()
  }
  return tones
}

const picturesOf = ({ pictures }: ProductRow) => (pictures === '' ? [] : pictures.split(next))

type ProductRow = {
  readonly id: string
  readonly sku: string
  readonly parent_sku: string
  readonly gender: Gender
  readonly name: Translated
  readonly brand_id: string
  readonly brand_name: string
  readonly brand_slug: string
  readonly color_key: string
  readonly color_name: Translated
  readonly color_hex: string
  readonly color_family: string | null
  readonly size_kind: string | null
  readonly release_date: string
  readonly popularity: number
  /** The same for products of which the same is said. */
  readonly described: string
  /** The first of its pictures, of which one was looked at. */
  readonly pictures: string
}

type Described = Pick<SearchableProduct, 'properties' | 'materials'>
type DescribedRow = {
  readonly described: string
  readonly properties: SearchableProduct['properties']
  readonly footwear: { readonly upper?: readonly string[] } | null
  readonly textile:
    | readonly { readonly fibres: readonly { readonly fibre: string; readonly percent: number }[] }[]
    | null
}

/** Neither stands in a SKU or a size. */
const between = '\u001f'
const next = '\u001e'

/** The upper of a shoe; of the outer part of a textile the fibre that there is most of. */
function materialsOf({ footwear, textile }: DescribedRow): string[] {
  const fibres = [...(textile?.[0]?.fibres ?? [])].sort((a, b) => b.percent - a.percent)
  return [...new Set([...(footwear?.upper ?? []), ...fibres.slice(0, 1).map(({ fibre }) => fibre)])]
}
