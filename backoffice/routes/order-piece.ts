import { graphql } from '../graphql/gql.ts'

/** What whoever packs an order, or opens a box of it, has to see of a line. */
export const orderPiece = graphql(`
  fragment OrderPiece on StaffOrderLine {
    position
    type
    sku
    ean
    brand
    name
    size
    color
    image
  }
`)
