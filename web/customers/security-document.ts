import { graphql } from '#web/graphql/gql.ts'

export const beginPasskeyLoginMutation = graphql(`
  mutation BeginPasskeyLogin {
    beginPasskeyLogin {
      __typename
      ... on PasskeyOptions { options }
    }
  }
`)

export const beginPasskeyMutation = graphql(`
  mutation BeginPasskey($password: String!, $code: String) {
    beginPasskey(password: $password, code: $code) {
      __typename
      ... on NewPasskeyOptions { options }
      ... on Refused { refusals { messageKey field name message } }
    }
  }
`)
