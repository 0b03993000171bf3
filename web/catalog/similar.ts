/** A product as it is compared with others. */
type Comparable = {
  readonly sku: string
  readonly totalAvailableStock: number
  readonly isComingSoon: boolean
  readonly color: { readonly hex: string }
}

/** So many are shown. */
export const mostSimilar = 8

/** With fewer than this a list shows what is similar as well. */
export const fewProducts = 5

/** What can be bought of the products that come into question, without those that are shown already, the same colour first. */
export function mostAlike<Product extends Comparable>(
  candidates: readonly Product[],
  shown: readonly string[],
  hex?: string,
): Product[] {
  const others = candidates.filter(
    ({ sku, totalAvailableStock, isComingSoon }) => totalAvailableStock > 0 && !isComingSoon && !shown.includes(sku),
  )
  const alike = (product: Product) => (product.color.hex === hex ? 0 : 1)
  // Sorting keeps the order of equals, which is the list's own.
  return others.sort((a, b) => alike(a) - alike(b)).slice(0, mostSimilar)
}
