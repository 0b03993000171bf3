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

/** What may be done with them at all. */
export const bulkPermissionsQuery = graphql(`
  query BulkPermissions {
    me {
      permissions
    }
  }
`)

/** What has to be known of orders before labels are made for them, all in one question. */
export const labelPlanQuery = graphql(`
  query LabelPlan($numbers: [String!]!) {
    labelPlan(numbers: $numbers) {
      makesLabels
      isPaid
      isPacked
      isCollected
      customsLacks
      parcels
      label {
        id
        isOutdated
      }
      order {
        number
        storefront
        placedAt
        email
        total {
          amount
          currency
        }
      }
    }
  }
`)
