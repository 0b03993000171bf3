import { graphql } from '#web/graphql/gql.ts'
import type { SharedCartQuery } from '#web/graphql/graphql.ts'
import type { SharedItem } from './shared-items.ts'

export const sharedCartQuery = graphql(`
  query SharedCart($skus: [String!]!) {
    productsBySku(skus: $skus) {
      sku name url isOneSize
      brand { name }
      color { name }
      image { url width height focus }
      variants { sku size stockState price { label } }
    }
  }
`)

type Product = SharedCartQuery['productsBySku'][number]

/** A line of a cart that was passed on, as it is sold here now. */
export type SharedLine = SharedItem & {
  readonly product: Omit<Product, 'variants'>
  readonly size: string
  readonly price: string
  readonly isBuyable: boolean
}

/** What of a link is known here, in the link's order. */
export function sharedLines(items: readonly SharedItem[], products: readonly Product[]): SharedLine[] {
  return items.flatMap((item) => {
    for (const { variants, ...product } of products) {
      const size = variants.find(({ sku }) => sku === item.sku)
      if (!size) continue
      const isBuyable = size.stockState !== 'OUT_OF_STOCK' && size.stockState !== 'COMING_SOON'
      return [{ ...item, product, size: size.size, price: size.price.label, isBuyable }]
    }
    return []
  })
}
