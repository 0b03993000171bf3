import type { Clock } from '#kernel/clock.ts'
import { languages, storefronts, type Translated } from '#kernel/storefront.ts'
import type { CatalogFeed, CategoryFeed, ProductFeed } from './catalog-feed.ts'
import type { CatalogWriter, HistoryRow, Ids, PriceRow, UrlRow } from './catalog-writer.ts'
import { priceChange } from './price-changes.ts'

export type ImportReport = { readonly products: number; readonly variants: number; readonly categories: number }

/**
 * Takes over a retailer's catalogue. Safe to repeat: what is known by its key is updated, prices that did not change leave
 * no trace in the history, pages that moved leave a redirect. Products that the feed doesn't name stay as they are.
 *
 * @throws when the feed refers to a brand, category or size table that nobody knows; nothing is written then, because the
 * caller's transaction falls
 */
export async function importCatalog(
  parts: { readonly catalog: CatalogWriter; readonly clock: Clock },
  feed: CatalogFeed,
): Promise<ImportReport> {
  const { catalog, clock } = parts
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
        storeCode: code,
        url: `brands/${brand.slug}`,
        pageType: 'brand',
        label: brand.name,
        gender: null,
      })
    }
  }

  let variants = 0
  for (const product of feed.products) {
    const productId = await catalog.product(product, {
      brandId: idFor(brandIds, product.brand, 'brand'),
      manufacturerId: idFor(manufacturerIds, product.manufacturer, 'manufacturer'),
      sizeTableId: product.sizeTable === undefined ? null : idFor(sizeTableIds, product.sizeTable, 'size table'),
    })
    await catalog.productCategories(productId, tree.withAncestors(product.categories))
    const variantIds = await catalog.variants(productId, product.variants)
    variants += variantIds.size
    await catalog.stock(
      stockOf(
        product,
        variantIds,
        feed.locations.map((location) => location.code),
      ),
    )
    await importPrices(catalog, product, variantIds, clock.now())
    for (const { code, language } of storefronts) {
      urls.push({
        id: productId,
        storeCode: code,
        url: product.slug[language],
        pageType: 'product',
        label: product.name[language],
        gender: product.gender,
      })
    }
  }
  await importRelations(catalog, feed.products)
  await catalog.urls(urls)
  return { products: feed.products.length, variants, categories: feed.categories.length }
}

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
        parent ? `${parent.url[language]}/${category.slug[language]}` : category.slug[language],
      ]),
    ) as Record<(typeof languages)[number], string>
    const level = (parent?.level ?? 0) + 1
    const id = await catalog.category(category, { parentId: parent?.id ?? null, level, position, url })
    placed.set(category.key, { id, level, url, parent: category.parent })
    for (const { code, language } of storefronts) {
      urls.push({
        id,
        storeCode: code,
        url: url[language],
        pageType: 'category',
        label: category.name[language],
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
function stockOf(product: ProductFeed, variantIds: Ids, locations: readonly string[]) {
  return product.variants.flatMap((variant) =>
    locations.map((locationCode) => ({
      variantId: idFor(variantIds, variant.sku, 'variant'),
      locationCode,
      available: variant.stock[locationCode] ?? 0,
    })),
  )
}

async function importPrices(catalog: CatalogWriter, product: ProductFeed, variantIds: Ids, now: Date): Promise<void> {
  const ids = [...variantIds.values()]
  const before = new Map((await catalog.pricesOf(ids)).map((row) => [`${row.variant_id} ${row.store_code}`, row]))
  const history = Map.groupBy(await catalog.historyOf(ids), (row) => `${row.variantId} ${row.storeCode}`)
  const rows: PriceRow[] = []
  const added: HistoryRow[] = []
  for (const variantId of ids) {
    for (const { code } of storefronts) {
      const price = product.prices[code]
      if (!price) continue
      const key = `${variantId} ${code}`
      const change = priceChange({ variantId, storeCode: code }, price, before.get(key), history.get(key) ?? [], now)
      rows.push(change.row)
      added.push(...change.added)
    }
  }
  await catalog.addHistory(added)
  await catalog.prices(rows)
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
