import type { Refused } from '#kernel/message-key.ts'
import type { Storefront } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import { type AddDeps, type Added, addToCart } from './add-to-cart.ts'
import type { CartError } from './cart.ts'

/** What was bought once: a line of an earlier order. */
export type BoughtLine = {
  readonly type: string
  /** Of the size. */
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

/**
 * Puts what an order held into the cart once more, at today's prices. What is not sold any more stays out and comes back as an error
 * with its name, as does what exceeds the stock.
 */
export async function buyAgain(
  deps: AddDeps & { readonly catalog: Pick<CatalogStore, 'variants'> },
  storefront: Storefront,
  token: string | undefined,
  lines: readonly BoughtLine[],
): Promise<Added | Refused> {
  const articles = lines.filter(({ type }) => type === 'article')
  const variants = await deps.catalog.variants(
    storefront,
    articles.map(({ sku }) => sku),
  )
  const sold = new Set(variants.flatMap(({ sku, legacySku }) => [sku, legacySku]))
  const errors = articles
    .filter(({ sku }) => !sold.has(sku))
    .map(({ name }): CartError => ({ messageKey: 'product-not-found', name, level: 'error' }))
  const items = articles
    .filter(({ sku }) => sold.has(sku))
    .map(({ sku, quantity }) => ({ referencedId: sku, quantity }))
  if (items.length === 0) return { errors }
  const added = await addToCart(deps, storefront, token, items)
  return 'refused' in added ? added : { errors: [...errors, ...added.errors] }
}
