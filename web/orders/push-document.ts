import { graphql } from '#web/graphql/gql.ts'

export const followOrderMutation = graphql(`
  mutation FollowOrderByPush($reference: String!, $subscription: BrowserSubscriptionInput!) {
    followOrderByPush(reference: $reference, subscription: $subscription) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
