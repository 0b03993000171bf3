import type { StorefrontCode } from '#kernel/storefront.ts'
import type { CategoryPath } from '../catalog/product-state-writer.ts'
import { pricesAsFile, productsAsFile } from './change-rows.ts'
import { type BulkPriceChange, priceRows } from './price-change.ts'
import { type BulkProductChange, categoryRows, saleCells } from './product-change.ts'
import type { ProductFilter, ProductSelection } from './product-grid.ts'
import type { ProductGridReader } from './product-grid-store.ts'
import { productSets } from './product-sets.ts'

export type ProductGridDeps = {
  readonly grid: ProductGridReader
  readonly categoryPaths: () => Promise<ReadonlyMap<string, CategoryPath>>
}

/** A change of many products as the file that an import plans; nothing where it would have no rows. */
export type ChangeFile = { readonly products: readonly string[]; readonly file: string | undefined }

/** So many products are read at once. */
const readAtOnce = 2000

/** Products as staff page through them, and what they change of many at once: every change is a file that is planned first. */
export function productGridService({ grid, categoryPaths }: ProductGridDeps) {
  const sets = productSets((ids) => grid.facts(ids))
  const setsFor = ({ view }: ProductFilter) =>
    view === 'sold-out' || view === 'reduced' ? sets.sets() : Promise.resolve(undefined)
  const selected = async (selection: ProductSelection) =>
    grid.skusOf(selection, 'filter' in selection ? await setsFor(selection.filter) : undefined)
  return {
    page: async (filter: ProductFilter, after?: string) => grid.page(filter, await setsFor(filter), after),
    count: async (filter: ProductFilter) => grid.count(filter, await setsFor(filter)),
    choices: () => grid.choices(),
    /** By the ids of categories. */
    categoryKeys: async () => new Map([...(await categoryPaths()).values()].map(({ key, ids }) => [ids[0] ?? '', key])),
    selected,
    /** Told of every committed change. */
    invalidate: (tags: readonly string[] | undefined) => sets.invalidate(tags),

    /** What sizes cost in a storefront, for cells of a grid. */
    sizePrices: (skus: readonly string[], storefront: StorefrontCode) => grid.sizePrices(skus, [storefront]),

    async pricesFile(
      selection: ProductSelection,
      storefronts: readonly StorefrontCode[],
      change: BulkPriceChange,
    ): Promise<ChangeFile> {
      const products = await selected(selection)
      const rows = await inParts(products, async (skus) =>
        priceRows(await grid.sizePrices(skus, storefronts), change, await grid.sizeCounts(skus)),
      )
      return { products, file: rows.length > 0 ? pricesAsFile(rows) : undefined }
    },

    async productsFile(selection: ProductSelection, change: BulkProductChange): Promise<ChangeFile> {
      const products = await selected(selection)
      const paths = await categoryPaths()
      const rows = await inParts(products, async (skus) => {
        const named = await grid.named(skus)
        if ('category' in change) return categoryRows(named, change, paths)
        return named.map(({ product, sku, size }) => ({ product, sku, size, cells: saleCells(change) }))
      })
      return { products, file: rows.length > 0 ? productsAsFile(rows) : undefined }
    },
  }
}

async function inParts<T>(
  skus: readonly string[],
  work: (part: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const done: T[] = []
  for (let at = 0; at < skus.length; at += readAtOnce)
    for (const one of await work(skus.slice(at, at + readAtOnce))) done.push(one)
  return done
}
