import { graphql } from '../graphql/gql.ts'

/** Everything that the page of an order shows. */
export const orderQuery = graphql(`
  query Order($number: String!) {
    me {
      permissions
      stores
      isProved
    }
    colleagues(number: $number) {
      id
      name
    }
    order(number: $number) {
      number
      version
      storefront
      email
      customerNumber
      comment
      placedAt
      money
      state
      delivery
      shippingMethod
      paymentMethod
      isCancellable
      isAddressOpen
      isSizeOpen
      isRemovable
      exchangeOf
      exchanges
      additionTo
      additions
      isAddable
      sizes {
        position
        sku
        size
        available
      }
      billingAddress {
        ...OrderAddress
      }
      shippingAddress {
        ...OrderAddress
      }
      subtotal {
        amount
        currency
      }
      discountTotal {
        amount
        currency
      }
      costsTotal {
        amount
        currency
      }
      shippingTotal {
        amount
        currency
      }
      total {
        amount
        currency
      }
      taxTotal {
        amount
        currency
      }
      refunded {
        amount
        currency
      }
      refundable {
        amount
        currency
      }
      lines {
        position
        type
        sku
        brand
        name
        size
        color
        image
        quantity
        shipped
        returned
        notDelivered
        waiting
        returnable
        total {
          amount
          currency
        }
      }
      payments {
        id
        attempt
        method
        methodName
        status
        providerId
        failureReason
        createdAt
        amount {
          amount
          currency
        }
      }
      label {
        carrier
        trackingCode
        madeAt
      }
      parcels {
        id
        key
        carrier
        trackingCode
        trackingUrl
        shippedAt
        deliveredAt
        pieces {
          position
          quantity
          name
        }
      }
      returns {
        id
        reference
        way
        announcedAt
        receivedAt
        pieces {
          position
          quantity
          name
        }
      }
      refunds {
        id
        reason
        createdAt
        dueAt
        refundedAt
        byHandDoneAt
        amount {
          amount
          currency
        }
        byHand {
          amount
          currency
        }
      }
      pickup {
        store
        state
        expectedAt
        keptUntil
      }
      papers {
        number
        kind
        issuedAt
      }
      mails {
        id
        key
        isRepeatable
        kind
        subject
        to
        createdAt
        sentAt
        text
        isErased
      }
      notes {
        id
        author
        text
        createdAt
      }
      timeline {
        at
        kind
        about
        detail
        author
        why
        amount {
          amount
          currency
        }
      }
    }
  }
  fragment OrderAddress on Address {
    firstName
    lastName
    street
    houseNumber
    addition
    zipcode
    city
    country
    phoneNumber
    servicePoint
  }
`)

export const addOrderNote = graphql(`
  mutation AddOrderNote($number: String!, $text: String!, $key: String!) {
    addOrderNote(number: $number, text: $text, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const refundOrder = graphql(`
  mutation RefundOrder($number: String!, $version: Int!, $amount: Int!, $reason: String!, $key: String!) {
    refundOrder(number: $number, version: $version, amount: $amount, reason: $reason, key: $key) {
      approvalId
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const changeOrderAddress = graphql(`
  mutation ChangeOrderAddress($number: String!, $version: Int!, $address: NewAddress!, $key: String!) {
    changeOrderAddress(number: $number, version: $version, address: $address, key: $key) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const cancelOrder = graphql(`
  mutation CancelOrder($number: String!) {
    cancelOrder(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const sendParcel = graphql(`
  mutation SendParcel(
    $number: String!
    $carrier: String!
    $trackingCode: String
    $trackingUrl: String
    $pieces: [Pieces!]
    $parcelsSeen: Int!
  ) {
    sendParcel(
      number: $number
      carrier: $carrier
      trackingCode: $trackingCode
      trackingUrl: $trackingUrl
      pieces: $pieces
      parcelsSeen: $parcelsSeen
    ) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const deliverParcel = graphql(`
  mutation DeliverParcel($number: String!, $parcel: String) {
    deliverParcel(number: $number, parcel: $parcel) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const readyInStore = graphql(`
  mutation ReadyInStore($number: String!) {
    readyInStore(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const collectedInStore = graphql(`
  mutation CollectedInStore($number: String!) {
    collectedInStore(number: $number) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const reportMissing = graphql(`
  mutation ReportMissing($number: String!, $pieces: [Pieces!]!) {
    reportMissing(number: $number, pieces: $pieces) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const receiveReturn = graphql(`
  mutation ReceiveReturn($number: String!, $reference: String!, $pieces: [Pieces!]) {
    receiveReturn(number: $number, reference: $reference, pieces: $pieces) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)

export const refundByHand = graphql(`
  mutation RefundByHand($number: String!, $refundId: ID!) {
    refundByHand(number: $number, refundId: $refundId) {
      problems {
        messageKey
        field
        name
      }
    }
  }
`)
