import type { Clock } from '#kernel/clock.ts'
import { type Language, languages, storefronts, type Translated, textIn } from '#kernel/storefront.ts'
import type { CountedShelf } from '../stock/count-stock.ts'
import type { StockWriter } from '../stock/stock-store.ts'
import type { CatalogFeed, CategoryFeed, ProductFeed } from './catalog-feed.ts'
import type { CatalogWriter } from './catalog-writer.ts'
import type { Ids } from './ids.ts'
import type { PlannedPriceRow } from './planned-price-writer.ts'
import { planOf, priceChange } from './price-changes.ts'
import type { HistoryRow } from './price-history-writer.ts'
import type { PriceRow } from './price-writer.ts'
import type { UrlRow } from './url-writer.ts'

export type ImportReport = {
  readonly products: number
  readonly variants: number
  readonly categories: number
  /** Sizes that are no longer sold in a storefront, added up. */
  readonly ended: number
  /** When prices begin that the feed wants later. */
  readonly priceMoments: readonly Date[]
}

/** The feed would take more off sale than an import may: it is taken for an empty or a truncated one. */
export class FeedTakesTooMuch extends Error {
  override readonly name = 'FeedTakesTooMuch'
}

/**
 * Takes over a retailer's catalogue. Safe to repeat: what is known by its key is updated, prices that did not change leave
 * no trace in the history, pages that moved leave a redirect. What the feed leaves out is taken off sale and never deleted: a
 * product (unless the feed is partial), a size of a product that it names, a storefront of its prices.
 *
 * @param mostEnded which share of what is sold may end with one import, from 0 to 1
 * @throws FeedTakesTooMuch when more would; and when the feed refers to a brand, category or size table that nobody knows.
 * Nothing is written then, because the caller's transaction falls
 */
export async function importCatalog(
  deps: {
    readonly catalog: CatalogWriter
    readonly stock: Pick<StockWriter, 'takeCount' | 'clear'>
    readonly clock: Clock
  },
  feed: CatalogFeed,
  mostEnded: number,
): Promise<ImportReport> {
  const { catalog, clock } = deps
  const now = clock.now()
  const offers = await catalog.countOffers()
  const brandIds = await catalog.brands(feed.brands)
  const manufacturerIds = await catalog.manufacturers(feed.manufacturers)
  const sizeTableIds = await catalog.sizeTables(feed.sizeTables)
  await catalog.locations(feed.locations)
  const tree = await importCategories(catalog, feed.categories)

  const urls: UrlRow[] = [...tree.urls]
  for (const brand of feed.brands) {
    const id = idFor(brandIds, brand.key, 'brand')
    for (const { code } of storefronts) {
      urls.push({
        id,
        storefrontCode: code,
        url: `brands/${brand.slug}`,
        pageType: 'brand',
        label: brand.name,
        gender: null,
      })
    }
  }

  let variants = 0
  let ended = 0
  const kept: string[] = []
  const counted: CountedShelf[] = []
  const unsold: string[] = []
  const moments = new Set<number>()
  for (const product of feed.products) {
    const productId = await catalog.product(product, {
      brandId: idFor(brandIds, product.brand, 'brand'),
      manufacturerId: idFor(manufacturerIds, product.manufacturer, 'manufacturer'),
      sizeTableId: product.sizeTable === undefined ? null : idFor(sizeTableIds, product.sizeTable, 'size table'),
    })
    await catalog.productCategories(productId, tree.withAncestors(product.categories))
    const variantIds = await catalog.variants(productId, product.variants)
    variants += variantIds.size
    const leftOut = await catalog.otherVariants(productId, [...variantIds.values()])
    unsold.push(...leftOut)
    ended += await catalog.endPrices(leftOut)
    ended += await catalog.endPrices([...variantIds.values()], pricedIn(product))
    for (const moment of await importPrices(catalog, product, variantIds, now)) moments.add(moment)
    kept.push(productId)
    counted.push(
      ...shelvesOf(
        product,
        variantIds,
        feed.locations.map((location) => location.code),
      ),
    )
    for (const { code, language } of storefronts) {
      urls.push({
        id: productId,
        storefrontCode: code,
        url: textIn(product.slug, language),
        pageType: 'product',
        label: textIn(product.name, language),
        gender: product.gender,
      })
    }
  }
  await importRelations(catalog, feed.products)
  await catalog.putPassports(feed.products.flatMap(({ sku, passport }) => (passport ? [{ sku, ...passport }] : [])))
  if (!feed.partial) ended += await catalog.keepOnSale(kept)
  if (ended > offers * mostEnded) throw new FeedTakesTooMuch(tooMuch(ended, offers, mostEnded, feed))
  await catalog.urls(urls)
  // Last, since whoever orders waits for these locks.
  await deps.stock.clear(unsold)
  await deps.stock.takeCount(counted, countedAt(feed, now))
  return {
    products: feed.products.length,
    variants,
    categories: feed.categories.length,
    ended,
    priceMoments: [...moments].sort((a, b) => a - b).map((moment) => new Date(moment)),
  }
}

function tooMuch(ended: number, offers: number, mostEnded: number, { products, partial }: CatalogFeed): string {
  const share = Math.round((ended / offers) * 100)
  const kind = partial ? 'partial' : 'full'
  return (
    `The ${kind} feed of ${products.length} products would end ${ended} of ${offers} offers (${share} %), and an import may end ` +
    `${Math.round(mostEnded * 100)} %. Nothing was imported. Is the feed complete? A partial feed has to say so.`
  )
}

/** A count that comes from a clock ahead of ours was made now. */
function countedAt({ countedAt: told }: CatalogFeed, now: Date): Date {
  const at = told === undefined ? now : new Date(told)
  if (Number.isNaN(at.getTime())) throw new RangeError(`The feed was counted at ${told}, which is no moment`)
  return at > now ? now : at
}

const pricedIn = ({ prices }: ProductFeed) => storefronts.map(({ code }) => code).filter((code) => prices[code])

async function importCategories(catalog: CatalogWriter, categories: readonly CategoryFeed[]) {
  const placed = new Map<string, { id: string; level: number; url: Translated; parent: string | undefined }>()
  const urls: UrlRow[] = []
  for (const [position, category] of categories.entries()) {
    const parent = category.parent === undefined ? undefined : placed.get(category.parent)
    if (category.parent !== undefined && !parent) {
      throw new Error(`Category ${category.key} comes before its parent ${category.parent}, or the parent is missing`)
    }
    const url = Object.fromEntries(
      languages.map((language) => [
        language,
        [...(parent ? [textIn(parent.url, language)] : []), textIn(category.slug, language)].join('/'),
      ]),
    ) as Record<Language, string>
    const level = (parent?.level ?? 0) + 1
    const id = await catalog.category(category, { parentId: parent?.id ?? null, level, position, url })
    placed.set(category.key, { id, level, url, parent: category.parent })
    for (const { code, language } of storefronts) {
      urls.push({
        id,
        storefrontCode: code,
        url: url[language],
        pageType: 'category',
        label: textIn(category.name, language),
        gender: category.gender,
      })
    }
  }
  return {
    urls,
    withAncestors(keys: readonly string[]): string[] {
      const ids = new Set<string>()
      for (let key of keys) {
        for (;;) {
          const place = placed.get(key)
          if (!place) throw new Error(`No category has the key ${key}`)
          ids.add(place.id)
          if (place.parent === undefined) break
          key = place.parent
        }
      }
      return [...ids]
    },
  }
}

/** Locations that a size doesn't name hold none of it: an import says what lies everywhere, not only where something lies. */
function shelvesOf(product: ProductFeed, variantIds: Ids, locations: readonly string[]): CountedShelf[] {
  return product.variants.flatMap((variant) =>
    locations.map((locationCode) => ({
      variantId: idFor(variantIds, variant.sku, 'variant'),
      locationCode,
      pieces: variant.stock[locationCode] ?? 0,
    })),
  )
}

/** @returns the moments at which prices begin later */
async function importPrices(
  catalog: CatalogWriter,
  product: ProductFeed,
  variantIds: Ids,
  now: Date,
): Promise<readonly number[]> {
  const ids = [...variantIds.values()]
  const before = new Map((await catalog.pricesOf(ids)).map((row) => [`${row.variant_id} ${row.store_code}`, row]))
  const history = Map.groupBy(await catalog.historyOf(ids), (row) => `${row.variantId} ${row.storefrontCode}`)
  const rows: PriceRow[] = []
  const added: HistoryRow[] = []
  const planned: PlannedPriceRow[] = []
  for (const variantId of ids) {
    for (const { code: storefrontCode } of storefronts) {
      const feed = product.prices[storefrontCode]
      if (!feed) continue
      const { currency } = feed
      const key = `${variantId} ${storefrontCode}`
      const known = before.get(key)
      const plan = planOf(feed, known !== undefined, now)
      if (plan.now) {
        const change = priceChange(
          { variantId, storefrontCode, currency },
          plan.now,
          known,
          history.get(key) ?? [],
          now,
        )
        rows.push(change.row)
        added.push(...change.added)
      }
      for (const { at, price, regularPrice } of plan.later) {
        const row = { currency, price, regular_price: regularPrice, starts_at: at }
        planned.push({ variant_id: variantId, store_code: storefrontCode, ...row })
      }
    }
  }
  await catalog.addHistory(added)
  await catalog.prices(rows)
  await catalog.planPrices(ids, planned)
  return [...new Set(planned.map(({ starts_at }) => starts_at.getTime()))]
}

async function importRelations(catalog: CatalogWriter, products: readonly ProductFeed[]): Promise<void> {
  const named = products.flatMap((product) => [product.sku, ...product.complementary, ...product.maintenance])
  const ids = await catalog.productIds([...new Set(named)])
  for (const product of products) {
    const relation = (kind: 'complementary' | 'maintenance') => (sku: string, position: number) => ({
      relatedId: idFor(ids, sku, 'product'),
      kind,
      position,
    })
    await catalog.relations(idFor(ids, product.sku, 'product'), [
      ...product.complementary.map(relation('complementary')),
      ...product.maintenance.map(relation('maintenance')),
    ])
  }
}

function idFor(ids: Ids, key: string, what: string): string {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`No ${what} has the key ${key}`)
  return id
}
