/**
 * The stores that a shopper is told of: those of the storefront's country, and those abroad only where it has none, so that nobody
 * in London reads of nine stores that all stand on the continent.
 */
export function storesToCount<Store extends { readonly abroad: boolean }>(
  stores: readonly Store[],
): { readonly stores: readonly Store[]; readonly areAbroad: boolean } {
  const own = stores.filter(({ abroad }) => !abroad)
  return own.length > 0 ? { stores: own, areAbroad: false } : { stores, areAbroad: stores.length > 0 }
}
