import { graphql } from '#web/graphql/gql.ts'

export const subscribeMutation = graphql(`
  mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {
    newsletterSubscribe(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const readerQuery = graphql(`
  query NewsletterReader {
    getCustomer { firstName lastName email salutation { key } }
  }
`)
