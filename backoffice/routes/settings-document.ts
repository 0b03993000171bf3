import { graphql } from '../graphql/gql.ts'

/** What would be wrong with settings, and what they would change. */
export const settingsPlanFields = graphql(`
  fragment SettingsPlanFields on SettingsPlan {
    errors {
      path
      problem
      values
      place {
        path
        row
        part
      }
    }
    changes {
      path
      before
      after
    }
  }
`)

export const applySettings = graphql(`
  mutation ApplySettings($text: String!, $note: String!, $seen: Int!) {
    applySettings(text: $text, note: $note, seen: $seen) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
