/**
 * Every message that the shop can put before a shopper as the answer to something they did. The API speaks in these keys;
 * the storefront holds the sentences (`web/messages`). A key that is not here does not exist.
 */
export const messageKeys = [
  // Fields
  'field-required',
  'field-too-long',
  'first-name-required',
  'last-name-required',
  'name-invalid',
  'salutation-required',
  'salutation-unknown',
  'email-required',
  'email-invalid',
  'phone-invalid',
  'password-required',
  'password-too-short',
  'password-too-long',
  'password-too-common',
  'password-breached',
  'password-wrong',
  'password-not-repeated',
  'birthday-invalid',
  'street-required',
  'house-number-required',
  'house-number-addition-too-long',
  'city-required',
  'country-not-delivered',
  'zipcode-required',
  'zipcode-invalid',
  'zipcode-not-delivered',
  'terms-not-accepted',
  'withdrawal-not-read',
  'riverty-terms-not-accepted',
  'review-stars-required',
  'review-author-required',
  'review-exists',
  'review-unchanged',
  'review-not-possible',
  'repair-not-possible',
  'repair-exists',
  'repair-service-required',
  'repair-store-required',
  'repair-not-found',
  'repair-changed-meanwhile',
  'repair-begun',
  'push-not-possible',
  'push-too-many',
  // Cart
  'product-not-found',
  'product-coming-soon',
  'product-out-of-stock',
  'product-stock-reached',
  'quantity-invalid',
  'quantity-above-maximum',
  'quantity-not-sold',
  'cart-line-not-found',
  'cart-empty',
  'cart-too-large',
  'price-changed',
  'promotion-discount-added',
  'promotion-not-found',
  'promotion-expired',
  'promotion-used-up',
  'promotion-used',
  'promotion-not-eligible',
  'promotion-minimum',
  'promotion-not-combinable',
  'voucher-login-required',
  'voucher-other-currency',
  'voucher-redeemed',
  'voucher-expired',
  'voucher-in-another-cart',
  'voucher-minimum',
  'voucher-maximum-products',
  'payment-method-blocked',
  'shipping-method-blocked',
  // Checkout and payment
  'address-missing',
  'address-changed',
  'billing-address-required',
  'shipping-method-missing',
  'shipping-method-not-found',
  'service-point-missing',
  'service-points-not-found',
  'place-not-found',
  'reservation-not-possible',
  'reservation-limit',
  'reservation-exists',
  'reservation-not-found',
  'arrival-not-ready',
  'arrival-closed',
  'staff-not-in-store',
  'staff-message-not-found',
  'service-points-unavailable',
  'packstations-not-found',
  'packstation-number-too-long',
  'dhl-customer-number-required',
  'dhl-customer-number-invalid',
  'payment-method-missing',
  'payment-method-not-found',
  'payment-provider-unavailable',
  'payment-unavailable',
  'payment-failed',
  'payment-canceled',
  'payment-canceled-cart-saved',
  'order-already-paid',
  'order-not-found',
  'order-not-payable',
  'order-not-cancellable',
  'return-nothing-chosen',
  'return-too-many',
  'return-too-late',
  'return-to-store-only',
  'exchange-nothing-chosen',
  'exchange-unknown',
  'exchange-sold-out',
  'total-changed',
  'gift-card-not-found',
  'gift-card-used-up',
  'gift-card-amount-invalid',
  'gift-card-receiver-email-required',
  'gift-card-receiver-email-invalid',
  'gift-card-code-required',
  'gift-card-date-invalid',
  // Account
  'login-failed',
  'login-required',
  'login-step-over',
  'code-required',
  'code-wrong',
  'second-factor-unavailable',
  'second-factor-begin-again',
  'passkey-failed',
  'passkeys-too-many',
  'passkeys-unavailable',
  'already-logged-out',
  'account-exists',
  'link-expired',
  'storefront-url-not-allowed',
  'address-is-default',
  'address-book-full',
  'confirmation-missing',
  // Session
  'context-not-found',
  'too-many-requests',
  'cart-busy',
  'captcha-needed',
  'something-went-wrong',
] as const

export type MessageKey = (typeof messageKeys)[number]

const known = new Set<string>(messageKeys)

export function isMessageKey(key: string): key is MessageKey {
  return known.has(key)
}

/** What a use-case returns when it refuses: never an exception. `name` fills the sentence (a product's name, a limit). */
export type Refusal = {
  readonly refused: true
  readonly messageKey: MessageKey
  /** The input field that the message belongs beside: `billingAddress.zipcode`. */
  readonly field?: string
  readonly name?: string
}

export function refusalOf(messageKey: MessageKey, detail: { field?: string; name?: string } = {}): Refusal {
  return { refused: true, messageKey, ...detail }
}

/** The answer of an operation that was refused: every reason at once, so that a form shows all of them. */
export type Refused = { readonly refused: true; readonly refusals: readonly Refusal[] }

export function refusedWith(...refusals: readonly Refusal[]): Refused {
  return { refused: true, refusals }
}

export function isRefused<T>(answer: T | Refused): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'refusals' in answer
}
