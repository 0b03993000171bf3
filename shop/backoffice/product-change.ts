import { leavesOf } from '../catalog/category-paths.ts'
import type { CategoryPath } from '../catalog/product-state-writer.ts'
import type { NamedProduct, ProductRowChange } from './change-rows.ts'

/** What happens to many products at once. Moments are by the retailer's clock, as files have them. */
export type BulkProductChange =
  | { readonly kind: 'publish'; readonly from: string | null; readonly until: string | null }
  | { readonly kind: 'withdraw'; readonly at: string | null }
  | { readonly kind: 'add-category' | 'move-to-category' | 'remove-category'; readonly category: string }

/** The cells that put a product on sale, at once or for a time, or take it off, at once or at a moment. */
export function saleCells(change: Extract<BulkProductChange, { kind: 'publish' | 'withdraw' }>) {
  if (change.kind === 'withdraw' && change.at === null)
    return { on_sale: 'no', on_sale_from: 'none', on_sale_until: 'none' }
  if (change.kind === 'withdraw') return { on_sale_until: change.at ?? 'none' }
  return { on_sale: 'yes', on_sale_from: change.from ?? 'none', on_sale_until: change.until ?? 'none' }
}

/** A product with the ids of its categories, those above them too. */
export type CategorizedProduct = NamedProduct & { readonly categories: readonly string[] }

/**
 * The rows of products whose categories change. One that would be left without any stays as it is: what is in no category isn't sold.
 */
export function categoryRows(
  products: readonly CategorizedProduct[],
  { kind, category }: Extract<BulkProductChange, { category: string }>,
  paths: ReadonlyMap<string, CategoryPath>,
): readonly ProductRowChange[] {
  const [id] = paths.get(category)?.ids ?? []
  if (id === undefined) return []
  return products.flatMap(({ categories, ...named }) => {
    const own = leavesOf(categories, paths)
    const kept = own.filter((key) => !(paths.get(key)?.ids ?? []).includes(id))
    const next =
      kind === 'move-to-category' ? [category] : kind === 'add-category' ? [...new Set([...own, category])] : kept
    return next.length === 0 ? [] : [{ ...named, cells: { categories: next.sort().join('|') } }]
  })
}
