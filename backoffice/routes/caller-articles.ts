import { graphql } from '../graphql/gql.ts'
import type { Scope } from '../scope.ts'

const findProducts = graphql(`
  query CallerProducts($text: String!) {
    searchProducts(text: $text) {
      sku
      isOnSale
    }
  }
`)

const sizesOfProduct = graphql(`
  query CallerSizes($sku: String!) {
    product(sku: $sku) {
      sku
      name
      brand
      image
      sizes {
        sku
        size
        prices {
          storefront
          price {
            amount
            currency
          }
        }
        shelves {
          available
        }
      }
    }
  }
`)

/** So many sizes can be named in one form. */
export const articleRows = [0, 1, 2, 3, 4] as const

/** So many products are offered: who finds more says more. */
const mostFound = 5

/** A size that can be ordered in a storefront, with its price there and what is left of it everywhere. */
export type FoundSize = {
  readonly sku: string
  readonly size: string
  readonly price: { readonly amount: number; readonly currency: string }
  readonly available: number
}

export type FoundArticle = {
  readonly sku: string
  readonly name: string
  readonly brand: string
  readonly image: string | null
  readonly sizes: readonly FoundSize[]
}

/** Products on sale in a storefront by name, SKU or EAN, with their sizes. */
export async function findArticles(
  { ask }: Pick<Scope, 'ask'>,
  text: string,
  storefront: string,
): Promise<readonly FoundArticle[]> {
  const { searchProducts } = await ask(findProducts, { text })
  const skus = searchProducts.filter(({ isOnSale }) => isOnSale).slice(0, mostFound)
  const products = await Promise.all(skus.map(async ({ sku }) => (await ask(sizesOfProduct, { sku })).product))
  return products.flatMap((product) => {
    if (!product) return []
    const sizes = product.sizes.flatMap(({ sku, size, prices, shelves }) => {
      const price = prices.find((one) => one.storefront === storefront)?.price
      return price ? [{ sku, size, price, available: shelves.reduce((sum, one) => sum + one.available, 0) }] : []
    })
    return sizes.length > 0 ? [{ ...product, image: product.image ?? null, sizes }] : []
  })
}

type Typed = Readonly<Record<string, string>>

/** What was typed with a piece more of a size: in its row, or in the first that is empty; nothing changes where all are taken. */
export function withArticle(typed: Typed, sku: string): Typed {
  const skuIn = (row: number) => typed[`sku-${row}`]?.trim() ?? ''
  const own = articleRows.find((row) => skuIn(row) === sku)
  if (own !== undefined) return { ...typed, [`quantity-${own}`]: String((Number(typed[`quantity-${own}`]) || 0) + 1) }
  const empty = articleRows.find((row) => skuIn(row) === '')
  return empty === undefined ? typed : { ...typed, [`sku-${empty}`]: sku, [`quantity-${empty}`]: '1' }
}

/** The rows that are shown: those down to the last that is filled in, and two more. */
export function shownRows(typed: Typed = {}): number[] {
  const last = articleRows.findLast((row) => (typed[`sku-${row}`] ?? '') !== '') ?? -1
  return articleRows.filter((row) => row <= last + 2)
}

/** The sizes that were named, and how many of each. */
export function chosenItems(typed: Typed): { sku: string; quantity: number }[] {
  return articleRows.flatMap((row) => {
    const sku = typed[`sku-${row}`] ?? ''
    return sku === '' ? [] : [{ sku, quantity: Number(typed[`quantity-${row}`]) || 0 }]
  })
}
