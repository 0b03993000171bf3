import { graphql } from '#web/graphql/gql.ts'
import type { AddressViewFragment, CheckoutViewFragment, OrderViewFragment } from '#web/graphql/graphql.ts'

/** What every step knows: the cart and what the shopper has told so far. */
export type CheckoutContext = CheckoutViewFragment

export type AddressView = AddressViewFragment

/** An order as its reference opens it: no address, no e-mail. */
export type OrderView = OrderViewFragment

export const addressFragment = graphql(`
  fragment AddressView on Address {
    id
    country { iso name }
    salutation { key label }
    firstName lastName street additionalAddressLine1 additionalAddressLine2 zipcode city phoneNumber
    customFields { servicePoint }
  }
`)

/** What a gift card pays of a cart or an order. */
export const giftCardFragment = graphql(`
  fragment GiftCardPart on GiftCardPayment { ending amount { amount label } toPay { amount label } }
`)

export const checkoutFragment = graphql(`
  fragment CheckoutView on Context {
    email
    cart { ...CartView offersGiftReceipt expressWallets }
    cartStatus { status recover order { state redirectUrl reference } }
    shippingMethod { id }
    paymentMethod { id }
    giftCard { ...GiftCardPart }
    billingAddress { ...AddressView }
    shippingAddress { ...AddressView }
    collectable
    billingAddressRequired
    pickup { hasAll ready { date time daysAhead } }
  }
`)

export const checkoutQuery = graphql(`
  query ShoppersCheckout($token: String) {
    getContext(token: $token) { ...CheckoutView }
  }
`)

export const paymentMethodFragment = graphql(`
  fragment OfferedPaymentMethod on PaymentMethod {
    id name description icon credit termsRequired termsUrl
    wallet { kind merchantName country currency googlePay { profileId merchantId test } }
  }
`)

export const orderFragment = graphql(`
  fragment OrderView on SwOrder {
    id number createdAt state paymentStatus paymentMethod
    deliveryDate { label passed }
    giftCard { ...GiftCardPart }
    openTransfer { payee iban bic reference payUntil amount { amount label } }
    customer { firstName }
    pickup { ...OrderPickup }
    price {
      subtotal { amount label }
      adjustments { name price { amount label } }
      shipping { amount label }
      totalPrice { amount label }
      taxes { taxRate tax }
    }
    lines { productSku name size color quantity taxRate total { amount label } image { url alt width height } }
  }
`)

export const settleMutation = graphql(`
  mutation SettlePayment($reference: String!) {
    settlePayment(reference: $reference) { ...OrderView }
  }
`)
