import { graphql } from '../graphql/gql.ts'

export const promotionFields = graphql(`
  fragment PromotionFields on Promotion {
    key
    name
    names {
      language
      text
    }
    code
    state
    kind
    rate
    amounts {
      amount
      currency
    }
    pieces
    reduced
    from
    to
    storefronts
    categories
    brands
    fullPriceOnly
    minimum {
      amount
      currency
    }
    mostPerShopper
    mostInTotal
    isExclusive
    priority
    orders
    version
  }
`)

export const promotionsQuery = graphql(`
  query Promotions {
    me {
      permissions
    }
    promotions {
      ...PromotionFields
    }
  }
`)

export const promotionQuery = graphql(`
  query Promotion($key: String!) {
    me {
      permissions
    }
    promotion(key: $key) {
      ...PromotionFields
    }
    productChoices {
      ...BrandChoices
      ...CategoryChoices
    }
  }
`)

export const savePromotion = graphql(`
  mutation SavePromotion($promotion: PromotionInput!, $seen: String) {
    savePromotion(promotion: $promotion, seen: $seen) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const endPromotion = graphql(`
  mutation EndPromotion($key: String!, $seen: String!) {
    endPromotion(key: $key, seen: $seen) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
