import { graphql } from '#web/graphql/gql.ts'
import type { GiftCardOfferQuery } from '#web/graphql/graphql.ts'

export const giftCardOfferQuery = graphql(`
  query GiftCardOffer {
    giftCardOffer {
      amounts { amount label }
      least { amount label }
      most { amount label }
      today lastMailDay years
      paymentMethods { ...OfferedPaymentMethod }
    }
  }
`)

export const buyGiftCardMutation = graphql(`
  mutation BuyGiftCard($input: BuyGiftCardInput!) {
    buyGiftCard(input: $input) {
      __typename
      ... on GiftCardCheckout { redirectUrl }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const giftCardSaleQuery = graphql(`
  query GiftCardSale($reference: String!) {
    giftCardSale(reference: $reference) { state amount { label } receiverName mailOn }
  }
`)

export const giftCardBalanceQuery = graphql(`
  query GiftCardBalance($code: String!) {
    giftCardBalance(code: $code) { ending balance { label } validUntil usable }
  }
`)

export type GiftCardOffer = NonNullable<GiftCardOfferQuery['giftCardOffer']>
