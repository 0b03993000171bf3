import { graphql } from '../graphql/gql.ts'

/** Everything of somebody with an account. */
export const customerQuery = graphql(`
  query Customer($number: String!) {
    me {
      permissions
    }
    customer(number: $number) {
      number
      firstName
      lastName
      email
      emailConfirmedAt
      storefront
      newsletter
      createdAt
      pointsAvailable
      pointsPending
      pointsBook {
        type
        points
        state
        at
        orderNumber
        reason
      }
      addresses {
        ...OrderAddress
      }
      vouchers {
        number
        status
        validTo
        reason
        by
        amount {
          amount
          currency
        }
      }
      consentStandings {
        purpose
        decision
        since
        givenAt
        wordingVersion
      }
      consents {
        purpose
        decision
        at
        wordingVersion
        form
        storefront
        language
      }
      subscription {
        status
        askedAt
        confirmedAt
        unsubscribedAt
      }
      sessions {
        device
        seenAt
      }
      codesSince
      passkeys {
        name
        createdAt
        usedAt
      }
      reservations {
        number
        article
        size
        store
        state
        heldUntil
      }
      awaited {
        article
        size
        askedAt
      }
      wishlist {
        sku
        name
      }
      favouriteStores
      mails {
        id
        subject
        createdAt
        sentAt
      }
      approvals {
        id
      }
      orders {
        ...ListedOrder
      }
    }
  }
`)

export const sendPasswordMail = graphql(`
  mutation SendPasswordMail($number: String!) {
    sendPasswordMail(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const endCustomerSessions = graphql(`
  mutation EndCustomerSessions($number: String!) {
    endCustomerSessions(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const removeCustomerFactors = graphql(`
  mutation RemoveCustomerFactors($number: String!) {
    removeCustomerFactors(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const eraseCustomer = graphql(`
  mutation EraseCustomer($number: String!) {
    eraseCustomer(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const changeCustomerPoints = graphql(`
  mutation ChangeCustomerPoints($number: String!, $points: Int!, $reason: String!, $key: String!) {
    changeCustomerPoints(number: $number, points: $points, reason: $reason, key: $key) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const giveCustomerVoucher = graphql(`
  mutation GiveCustomerVoucher($number: String!, $amount: Int!, $reason: String!, $key: String!) {
    giveCustomerVoucher(number: $number, amount: $amount, reason: $reason, key: $key) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const voidCustomerVoucher = graphql(`
  mutation VoidCustomerVoucher($number: String!, $voucher: String!, $reason: String!) {
    voidCustomerVoucher(number: $number, voucher: $voucher, reason: $reason) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
