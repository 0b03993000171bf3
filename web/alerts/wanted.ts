type Wanted = {
  readonly isOneSize: boolean
  readonly isComingSoon: boolean
  readonly variants: readonly { readonly sku: string }[]
}

/** Of a product that is not on sale yet one asks once, for some sizes or for all; of one that is sold out for the one that is missing. */
export const asksForSizes = ({ isComingSoon, isOneSize }: Wanted) => isComingSoon && !isOneSize

/** The sizes that an alert is asked for: those that were ticked or, with none, all. */
export function wantedSizes(
  product: Wanted,
  size: { readonly sku: string },
  ticked: readonly string[],
): { readonly sku: string; readonly skus: string[] } {
  if (!asksForSizes(product)) return { sku: size.sku, skus: [] }
  const all = product.variants.map(({ sku }) => sku)
  const wanted = all.filter((sku) => ticked.includes(sku))
  const [first = size.sku, ...others] = wanted.length > 0 ? wanted : all
  return { sku: first, skus: others }
}
