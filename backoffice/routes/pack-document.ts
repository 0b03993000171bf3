import { graphql } from '../graphql/gql.ts'

/** What whoever packs an order has to see of it. */
export const packQuery = graphql(`
  query Pack($number: String!) {
    order(number: $number) {
      number
      storefront
      placedAt
      shippingMethod
      comment
      giftCode
      giftPath
      exchangeOf
      exchanges
      additionTo
      additions
      shippingAddress {
        ...OrderAddress
      }
      pickup {
        store
        state
      }
      parcels {
        id
      }
      makesLabels
      label {
        id
        carrier
        trackingCode
        trackingUrl
        madeAt
        isOutdated
      }
      lines {
        ...OrderPiece
        quantity
        waiting
      }
    }
  }
`)

export const scanPiece = graphql(`
  query ScanPiece($number: String!, $packed: [Pieces!]!, $code: String!) {
    scanPiece(number: $number, packed: $packed, code: $code) {
      position
      problem
    }
  }
`)

export const makeParcelLabel = graphql(`
  mutation MakeParcelLabel($number: String!, $pieces: [Pieces!], $parcelsSeen: Int!) {
    makeParcelLabel(number: $number, pieces: $pieces, parcelsSeen: $parcelsSeen) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const cancelParcelLabel = graphql(`
  mutation CancelParcelLabel($number: String!, $label: ID!) {
    cancelParcelLabel(number: $number, label: $label) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
