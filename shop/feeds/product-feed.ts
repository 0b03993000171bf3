import type { Clock } from '#kernel/clock.ts'
import type { Country, Storefront } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { PicturePort } from '../catalog/picture-port.ts'
import type { Category, Product, Variant } from '../catalog/product.ts'
import type { SalePeriodMode } from '../catalog/sale-period.ts'
import type { ShippingMethod } from '../settings/delivery-settings.ts'
import type { AgeGroup, ShopSettings } from '../settings/settings.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import { type FeedItem, feedItem } from './feed-item.ts'

export type ProductFeedDeps = {
  readonly catalog: CatalogStore
  readonly pictures: Pick<PicturePort, 'find'>
  readonly settings: SettingsSource
  readonly clock: Clock
  readonly publicUrl: string
  readonly salePeriod: SalePeriodMode
  /** What a method costs for a subtotal; the cart’s own rule. */
  readonly homeDelivery: (
    settings: ShopSettings,
    storefront: Storefront,
    country: Country,
  ) => { readonly method: ShippingMethod; readonly priceFor: (subtotal: number, free: boolean) => number } | undefined
}

/** So many products are read at once, however many there are. */
const perBatch = 200

/** An item, and the size that it is. */
export type FeedEntry = { readonly sku: string; readonly item: FeedItem }

/** What feeds of products say of each size that a storefront sells. */
export async function* productFeed(deps: ProductFeedDeps, storefront: Storefront): AsyncGenerator<FeedItem> {
  for await (const { item } of feedEntries(deps, storefront)) yield item
}

/** Every size that a storefront sells, product by product: what feeds are written from, without holding them all. */
export async function* feedEntries(deps: ProductFeedDeps, storefront: Storefront): AsyncGenerator<FeedEntry> {
  const { catalog, clock, publicUrl, salePeriod } = deps
  const now = clock.now()
  const settings = deps.settings.at(now)
  const categories = new Map((await catalog.categories(storefront)).map((category) => [category.id, category]))
  const circumstances = { publicUrl, now, salePeriod }
  for (let after: string | undefined; ; ) {
    const ids = await catalog.soldProductIds(storefront.code, after, perBatch)
    if (ids.length === 0) return
    const [products, details, variants, memberships] = await Promise.all([
      catalog.products(storefront, ids),
      catalog.details(storefront, ids),
      catalog.variantsOf(storefront, ids),
      catalog.categoryIdsOf(ids),
    ])
    const detailOf = new Map(details.map((detail) => [detail.productId, detail]))
    const variantsOf = Map.groupBy(variants, ({ productId }) => productId)
    const reduced = variants.flatMap(({ id, priorPrice }) => (priorPrice === null ? [] : [id]))
    const periods = await catalog.pricePeriods(storefront.code, reduced, now)
    const categoriesOf = Map.groupBy(memberships, ({ productId }) => productId)
    for (const product of products) {
      const detail = detailOf.get(product.id)
      if (!detail) continue
      const path = deepestPath(
        (categoriesOf.get(product.id) ?? []).flatMap(({ categoryId }) => categories.get(categoryId) ?? []),
        categories,
      )
      const facts = {
        product,
        detail,
        categories: path.map(({ name }) => name),
        googleCategory: googleCategoryOf(settings, path, detail.footwear !== null),
        ageGroup: ageGroupOf(settings, path, product),
        pictures: picturesOf(deps, product),
      }
      for (const variant of variantsOf.get(product.id) ?? []) {
        const item = feedItem(
          {
            ...facts,
            variant,
            pricePeriod: periods.get(variant.id),
            delivery: deliveryOf(deps, settings, storefront, product, variant),
          },
          storefront,
          circumstances,
        )
        if (item) yield { sku: variant.sku, item }
      }
    }
    after = ids.at(-1)
  }
}

/** The longest way from a root, by which a product is found. */
function deepestPath(own: readonly Category[], all: ReadonlyMap<string, Category>): Category[] {
  const deepest = own.toSorted((a, b) => b.level - a.level || a.position - b.position)[0]
  const path: Category[] = []
  for (let one = deepest; one; one = one.parentId === null ? undefined : all.get(one.parentId)) path.unshift(one)
  return path
}

/** The retailer’s own for the nearest category, else shoes or apparel. */
function googleCategoryOf({ feeds }: ShopSettings, path: readonly Category[], isFootwear: boolean): number {
  const named = path.toReversed().flatMap(({ key }) => feeds.googleCategories[key] ?? [])
  return named[0] ?? (isFootwear ? feeds.googleShoes : feeds.googleApparel)
}

/** The retailer’s own for the nearest category; what is taxed as children’s wear is for kids. */
function ageGroupOf({ feeds }: ShopSettings, path: readonly Category[], { taxClass }: Product): AgeGroup {
  const [named] = path.toReversed().flatMap(({ key }) => feeds.ageGroups[key] ?? [])
  return named ?? (taxClass === 'children' ? 'kids' : 'adult')
}

function picturesOf({ pictures, publicUrl }: ProductFeedDeps, { images }: Product): string[] {
  return images.flatMap((name) => {
    const found = pictures.find(name)
    return found ? [`${publicUrl}${found.url}?w=996`] : []
  })
}

function deliveryOf(
  { homeDelivery }: ProductFeedDeps,
  settings: ShopSettings,
  storefront: Storefront,
  { shippingFree }: Product,
  { price }: Variant,
) {
  return storefront.deliversTo.flatMap((country) => {
    const way = homeDelivery(settings, storefront, country)
    return way ? [{ country, carrier: way.method.carrier, price: way.priceFor(price, shippingFree) }] : []
  })
}
