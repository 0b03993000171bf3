import { graphql } from '#web/graphql/gql.ts'

export const addAlertMutation = graphql(`
  mutation AddStockAlert($input: StockAlertInput!) {
    addStockAlert(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** Whose address the form is filled in with. */
export const waiterQuery = graphql(`
  query StockAlertWaiter {
    getCustomer { email }
  }
`)
