import { storefrontOf } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { Product, Variant } from '../catalog/product.ts'
import type { Order, OrderLine } from '../orders/order.ts'

/** What a piece of a line can be exchanged for: another size, or another colour of the same model that costs the same. */
export type ExchangeChoice = { readonly position: number; readonly variant: Variant; readonly product: Product }

type Catalog = Pick<CatalogStore, 'productIdsBySku' | 'products' | 'variantsOf' | 'colorsOfModels'>

/**
 * What the articles on some lines of an order can be exchanged for, sold out or not, in the order of their colours and sizes. What isn't sold
 * any more has none. Four questions to the catalogue, however many lines there are.
 * @param positions places of lines in the order
 */
export async function exchangeChoices(
  catalog: Catalog,
  { lines, storefrontCode }: Pick<Order, 'lines' | 'storefrontCode'>,
  positions: Iterable<number>,
): Promise<ExchangeChoice[]> {
  const storefront = storefrontOf(storefrontCode)
  const chosen = [...positions].flatMap((position) => {
    const line = lines[position]
    return line?.type === 'article' && line.productSku !== null
      ? [{ position, sku: line.sku, productSku: line.productSku }]
      : []
  })
  const ids = await catalog.productIdsBySku([...new Set(chosen.map(({ productSku }) => productSku))])
  const own = await catalog.products(storefront, [...new Set(ids.values())])
  const colors = await catalog.colorsOfModels(storefront, [...new Set(own.map(({ parentSku }) => parentSku))])
  const siblingIds = [...new Set([...own, ...colors].map(({ id }) => id))]
  const products = await catalog.products(storefront, siblingIds)
  const variants = await catalog.variantsOf(storefront, siblingIds)
  return chosen.flatMap(({ position, sku, productSku }) => {
    const bought = own.find(({ id }) => id === ids.get(productSku))
    return bought ? choicesFor(position, sku, bought, products, variants) : []
  })
}

function choicesFor(
  position: number,
  sku: string,
  bought: Product,
  products: readonly Product[],
  variants: readonly Variant[],
): ExchangeChoice[] {
  const prices = new Set(variants.filter(({ productId }) => productId === bought.id).map(({ price }) => price))
  const others = products.filter(({ id, parentSku }) => id !== bought.id && parentSku === bought.parentSku)
  return [bought, ...others].flatMap((product) =>
    variants
      .filter((one) => one.productId === product.id && one.sku !== sku)
      // The exchange costs what was paid: what is dearer or cheaper today is bought, not exchanged.
      .filter(({ price }) => product.id === bought.id || prices.has(price))
      .map((variant) => ({ position, variant, product })),
  )
}

/** A line as it is of what it is exchanged for. */
export function lineOfChoice(line: OrderLine, { variant, product }: Omit<ExchangeChoice, 'position'>): OrderLine {
  const sized = { ...line, sku: variant.sku, ean: variant.ean, size: variant.size === oneSize ? null : variant.size }
  if (product.sku === line.productSku) return sized
  const { sku: productSku, name, color, images } = product
  return { ...sized, productSku, name, color: color.name, image: images[0] ?? null }
}
