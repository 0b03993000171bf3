import { storefrontOf } from '#kernel/storefront.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Order } from '../orders/order.ts'

/** Another size of what stands on a line, and how many pieces of it can be had. */
export type SizeOfLine = {
  readonly position: number
  readonly sku: string
  readonly size: string
  readonly available: number
}

/** The sizes in which the articles of an order are sold, but the ones that stand on it: two questions, however many lines it has. */
export async function sizesOf(
  catalog: Pick<CatalogStore, 'productIdsBySku' | 'variantsOf'>,
  { lines, storefrontCode }: Pick<Order, 'lines' | 'storefrontCode'>,
): Promise<SizeOfLine[]> {
  const skus = [...new Set(lines.flatMap(({ productSku }) => productSku ?? []))]
  const ids = await catalog.productIdsBySku(skus)
  const variants = await catalog.variantsOf(storefrontOf(storefrontCode), [...ids.values()])
  return lines.flatMap((line, position) => {
    const productId = line.productSku === null ? undefined : ids.get(line.productSku)
    return variants
      .filter((variant) => variant.productId === productId && variant.sku !== line.sku)
      .map(({ sku, size, availableStock }) => ({ position, sku, size, available: availableStock }))
  })
}
