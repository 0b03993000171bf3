import { type NewsletterFormKind, newsletterSource } from '#kernel/newsletter.ts'
import { graphql } from '#web/graphql/gql.ts'

export const subscribeMutation = graphql(`
  mutation SubscribeToNewsletter($input: NewsletterSubscribeInput!) {
    newsletterSubscribe(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

/** Of a reader who asks for it on a tablet of a store (specification §9). */
export const memberMutation = graphql(`
  mutation AddNewsletterMember($input: NewsletterInput!) {
    ttAddNewsletterMember(input: $input) {
      __typename
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)

export const websiteInput = (form: NewsletterFormKind) => ({ ...form, source: newsletterSource('form') })

/** @param branchcode of the store that the tablet stands in */
export const memberInput = ({ email, firstname, lastname }: NewsletterFormKind, branchcode: string) => ({
  email,
  firstname,
  lastname,
  source: newsletterSource('subscribe', { inStore: true }),
  branchcode,
})

export const readerQuery = graphql(`
  query NewsletterReader {
    getCustomer { firstName lastName email salutation { key } }
  }
`)
