import { type Clock, day } from '#kernel/clock.ts'
import type { Storefront, Translated } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Product, Variant } from '../catalog/product.ts'
import { type Arrangement, soldWithinDays, tidyArrangement } from '../merchandising/arrangement.ts'
import type { ArrangementReader } from '../merchandising/arrangement-store.ts'
import { listRequest } from '../search/product-list.ts'
import type { SearchReadService } from '../search/search-service.ts'

/** A product as it would stand in the list, with what somebody decides by who orders it. */
export type PreviewedProduct = {
  readonly product: Product
  readonly place: number
  readonly sizes: number
  readonly sizesInStock: number
  /** Pieces of the last weeks, in this storefront. */
  readonly sold: number
  readonly isPinned: boolean
  readonly isBuried: boolean
}

export type ArrangementPreview = {
  readonly products: readonly PreviewedProduct[]
  /** How many the whole list has. */
  readonly total: number
  /** Pinned products that don't stand at their places: sold out, or not in this list. */
  readonly resting: readonly SetAsideProduct[]
  readonly buried: readonly SetAsideProduct[]
}

/** A product that doesn't stand among those that are shown; without a name where there is none of that SKU. */
export type SetAsideProduct = { readonly sku: string; readonly name: Translated | undefined }

/** So many are shown: six rows of a wide screen. */
export const previewedProducts = 24

type Deps = {
  readonly search: Pick<SearchReadService, 'preview'>
  readonly catalog: Pick<CatalogStore, 'products' | 'variantsOf'>
  readonly arrangements: Pick<ArrangementReader, 'category' | 'names' | 'sold'>
  readonly clock: Clock
}

/** What shoppers of a storefront would see first if an arrangement were published, found by the same search as theirs. */
export async function previewArrangement(
  { search, catalog, arrangements, clock }: Deps,
  storefront: Storefront,
  categoryKey: string,
  draft: Arrangement,
): Promise<ArrangementPreview | undefined> {
  const category = await arrangements.category(categoryKey)
  if (!category) return undefined
  const arrangement = tidyArrangement(draft)
  const since = new Date(clock.now().getTime() - soldWithinDays * day)
  const sold = (await arrangements.sold(since, storefront.code))[storefront.code]
  const filters = [{ name: 'category_id', values: [category.id] }]
  const { ids, total } = await search.preview(storefront, listRequest(filters, { itemsPerPage: previewedProducts }), {
    arrangement,
    sold,
  })
  const byId = new Map((await catalog.products(storefront, ids)).map((product) => [product.id, product]))
  const sizes = Map.groupBy(await catalog.variantsOf(storefront, ids), ({ productId }) => productId)
  const products = ids.flatMap((id, index) => {
    const product = byId.get(id)
    if (!product) return []
    const { sku } = product
    return [
      {
        product,
        place: index + 1,
        ...sizesOf(sizes.get(id) ?? []),
        sold: sold?.get(sku) ?? 0,
        isPinned: arrangement.pins.some((pin) => pin.sku === sku),
        isBuried: arrangement.buried.includes(sku),
      },
    ]
  })
  const stands = new Set(products.filter(({ sizesInStock }) => sizesInStock > 0).map(({ product }) => product.sku))
  const resting = arrangement.pins
    .filter(({ sku, place }) => place <= previewedProducts && !stands.has(sku))
    .map(({ sku }) => sku)
  const names = await arrangements.names([...resting, ...arrangement.buried])
  const setAside = (skus: readonly string[]) => skus.map((sku) => ({ sku, name: names.get(sku) }))
  return { products, total, resting: setAside(resting), buried: setAside(arrangement.buried) }
}

function sizesOf(sizes: readonly Variant[]): Pick<PreviewedProduct, 'sizes' | 'sizesInStock'> {
  return { sizes: sizes.length, sizesInStock: sizes.filter(({ availableStock }) => availableStock > 0).length }
}
