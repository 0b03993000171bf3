import { graphql } from '#web/graphql/gql.ts'
import type { SizesNowQuery } from '#web/graphql/graphql.ts'

/**
 * What a shopper needs to choose a size, as it is now. Pages are kept for a while; this is asked after they have loaded, so
 * that the words under the sizes are true.
 */
export const sizesNowDocument = graphql(`
  query SizesNow($sku: String!) {
    pdp(sku: $sku) {
      sku name attribute isOneSize isComingSoon comingSoonDate url
      brand { name }
      color { name }
      image { url width height focus }
      price { label }
      priorPrice { label }
      discount
      variants { sku size stockState availableStock deliveryTime price { label } }
    }
  }
`)

export type SizesNow = NonNullable<SizesNowQuery['pdp']>
export type SizeOption = SizesNow['variants'][number]
