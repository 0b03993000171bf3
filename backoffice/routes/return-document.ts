import { graphql } from '../graphql/gql.ts'

/** What whoever opens a box has to see of its order. */
export const returnQuery = graphql(`
  query Return($number: String!, $reference: String) {
    shelfLocations {
      code
      name
    }
    whole: order(number: $number) {
      number
    }
    order(number: $number, returnReference: $reference) {
      number
      version
      storefront
      placedAt
      returns {
        id
        reference
        way
        receivedAt
        pieces {
          position
          quantity
        }
        received {
          position
          quantity
          name
        }
      }
      refunds {
        id
        returnId
        paysForExchange
        dueAt
        refundedAt
        amount {
          amount
          currency
        }
      }
      sizes {
        position
        sku
        size
        available
      }
      lines {
        ...OrderPiece
        shipped
        returnable
      }
    }
  }
`)

export const takeReturnIn = graphql(`
  mutation TakeReturnIn(
    $number: String!
    $version: Int!
    $reference: String
    $pieces: [InspectedPieces!]!
    $key: String!
  ) {
    takeReturnIn(number: $number, version: $version, reference: $reference, pieces: $pieces, key: $key) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
