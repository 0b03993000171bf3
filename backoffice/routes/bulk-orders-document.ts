import { graphql } from '../graphql/gql.ts'

/** What has to be known of an order before something is done with it among others. */
export const bulkOrderQuery = graphql(`
  query BulkOrder($number: String!) {
    order(number: $number) {
      number
      version
      storefront
      placedAt
      email
      isCancellable
      total {
        amount
        currency
      }
      mails {
        key
        kind
      }
    }
  }
`)
