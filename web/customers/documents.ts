import { graphql } from '#web/graphql/gql.ts'

export const historyFields = graphql(`
  fragment HistoryOrder on OrderHistoryOrder {
    id
    number
    reference
    label
    pickup { ...OrderPickup }
    progress { deliveryDate { label passed } }
    orderDate
    shipmentDate
    deliveredDate
    trackTraceUrl
    paymentMethod
    totalAmount { label }
    shippingAmount { amount label }
    invoiceAddress { firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city country { iso name } }
    deliveryAddress {
      firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city
      country { iso name }
      customFields { servicePoint }
    }
    invoices { number kind }
    adjustments { name total { label } }
    items { sku name size color quantity type taxRate total { label } image { url alt width height } }
  }
`)

export const emailTokenQuery = graphql(`
  query OwnEmailToken {
    getCustomer { firstName emailToken }
  }
`)

export const historyQuery = graphql(`
  query OrderHistory($emailToken: String!) {
    GetOrderHistory(emailToken: $emailToken) {
      count
      orders { ...HistoryOrder }
    }
  }
`)
