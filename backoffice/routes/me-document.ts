import { graphql } from '../graphql/gql.ts'

/** Who is logged in, by what and where. */
export const meQuery = graphql(`
  query Me {
    me {
      name
      email
      language
      roles
      isProved
      mentionMails
    }
    hasPasskeys
    ownCredentials {
      hasPassword
      passkeys {
        id
        name
        createdAt
        usedAt
      }
    }
    ownSessions {
      id
      device
      address
      seenAt
      isOwn
    }
  }
`)

export const changeLanguage = graphql(`
  mutation ChangeLanguage($language: StaffLanguage!) {
    changeLanguage(language: $language) {
      id
    }
  }
`)

export const changeMentionMails = graphql(`
  mutation ChangeMentionMails($wanted: Boolean!) {
    changeMentionMails(wanted: $wanted) {
      id
    }
  }
`)

export const endSession = graphql(`
  mutation EndSession($id: ID!) {
    endSession(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const changePassword = graphql(`
  mutation ChangePassword($password: String!, $newPassword: String!, $repeated: String!, $code: String!) {
    changePassword(password: $password, newPassword: $newPassword, repeated: $repeated, code: $code) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const renewRecoveryCodes = graphql(`
  mutation RenewRecoveryCodes {
    renewRecoveryCodes {
      recoveryCodes
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const addPasskey = graphql(`
  mutation AddPasskey($answer: JSON!) {
    addPasskey(answer: $answer) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const removePasskey = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
