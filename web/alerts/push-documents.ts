import { graphql } from '#web/graphql/gql.ts'

export const addPushAlertMutation = graphql(`
  mutation AddPushAlert($input: PushAlertInput!) {
    addPushAlert(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const pushRequestsQuery = graphql(`
  query PushRequests($endpoint: String!) {
    pushRequests(endpoint: $endpoint) { id kind product size url order }
  }
`)

export const endPushRequestsMutation = graphql(`
  mutation EndPushRequests($endpoint: String!, $id: ID) {
    endPushRequests(endpoint: $endpoint, id: $id) { id kind product size url order }
  }
`)
