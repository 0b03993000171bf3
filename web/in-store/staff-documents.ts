import { graphql } from '#web/graphql/gql.ts'

export const staffMessagesDocument = graphql(`
  query StaffMessages {
    staffMessages { ...StaffMessage }
  }
  fragment StaffMessage on StaffMessage {
    id state variantSku askedAt undelivered
  }
`)

export const askStaffMutation = graphql(`
  mutation AskStaff($input: AskStaffInput!) {
    askStaff(input: $input) {
      __typename
      ... on StaffMessage { ...StaffMessage }
      ... on Refused { refusals { messageKey name message } }
    }
  }
`)

export const cancelStaffMessageMutation = graphql(`
  mutation CancelStaffMessage($id: ID!) {
    cancelStaffMessage(id: $id) { __typename }
  }
`)
