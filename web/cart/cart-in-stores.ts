import { groupedBy } from '#kernel/grouped-by.ts'

type Line = { readonly sku: string; readonly quantity: number }
type Stock = StoreWithAll & { readonly qty: number; readonly sku: string }
export type StoreWithAll = { readonly code: string; readonly name: string; readonly abroad: boolean }

/** The most that words let through: from so many on there are enough, and nobody is told how many. */
const toldAtMost = 5

/**
 * The stores that have everything in the cart, in the retailer's order; the one that a tablet stands in first.
 * @param own the code of that store
 */
export function storesWithAll(
  lines: readonly Line[],
  stock: readonly (Stock & { readonly exact: boolean })[],
  own: string | undefined,
): StoreWithAll[] {
  if (lines.length === 0) return []
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of lines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  const stores = groupedBy(stock, ({ code }) => code)
  return [...stores]
    .filter(([, shelves]) =>
      [...wanted].every(([sku, quantity]) =>
        shelves.some((one) => one.sku === sku && one.qty >= (one.exact ? quantity : Math.min(quantity, toldAtMost))),
      ),
    )
    .flatMap(([code, [first]]) => (first ? { code, name: first.name, abroad: first.abroad } : []))
    .sort((a, b) => Number(b.code === own) - Number(a.code === own))
}
