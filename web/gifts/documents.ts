import { graphql } from '#web/graphql/gql.ts'
import type { GiftReceiptQuery } from '#web/graphql/graphql.ts'

export const giftQuery = graphql(`
  query GiftReceipt($code: String!) {
    giftReceipt(code: $code) {
      code
      returnsUntil
      returnsOver
      returnsByPost
      pieces { position quantity name size color image { url alt width height } }
      returnable { position quantity name size color image { url alt width height } }
      exchangeChoices { position sku size color isOtherColor }
      returns { reference way receivedAt pieces { position quantity name size color } }
    }
  }
`)

export type GiftView = NonNullable<GiftReceiptQuery['giftReceipt']>
