import { graphql } from '#web/graphql/gql.ts'

/** What a card shows; documents include it as `...ProductCard`. Kept small: a list page carries it two dozen times. */
export const productCardFields = graphql(`
  fragment ProductCard on Product {
    sku
    name
    url
    isOneSize
    isComingSoon
    totalAvailableStock
    brand { name }
    color { hex }
    relatedProducts { type colorHex }
    image { url focus }
    hover_image { url focus }
    label
    discount
    price { label }
    priorPrice { label }
    unitPrice
    rating { average count }
  }
`)
