import { graphql } from '#web/graphql/gql.ts'
import type { ProductPassportQuery } from '#web/graphql/graphql.ts'

export const passportDocument = graphql(`
  query ProductPassport($gtin: String!) {
    productPassport(gtin: $gtin) {
      gtin sku productSku name brand color size url
      image { url alt width height }
      footwear { part materials }
      textile { part fibres }
      care warnings
      manufacturer { name address email responsiblePerson }
      origin originName recycledContent repair recycling
    }
  }
`)

export type PassportView = NonNullable<ProductPassportQuery['productPassport']>
