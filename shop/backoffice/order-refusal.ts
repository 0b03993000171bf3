/** Why staff are refused a change of an order. Shoppers never read these; the back office has their sentences. */
export type StaffOrderMessageKey =
  | 'order-not-found'
  | 'order-changed-meanwhile'
  | 'order-not-paid'
  | 'order-not-possible'
  | 'order-pieces-missing'
  | 'order-pieces-too-many'
  | 'order-carrier-required'
  | 'order-tracking-url-invalid'
  | 'order-parcel-not-found'
  | 'order-not-collected'
  | 'order-return-not-found'
  | 'order-note-empty'
  | 'order-amount-invalid'
  | 'order-reason-required'
  | 'order-refund-too-high'
  | 'order-address-fixed'
  | 'order-size-fixed'
  | 'order-addition-late'
  | 'order-size-unknown'
  | 'order-size-sold-out'
  | 'order-return-to-store'
  | 'order-voucher-needs-account'
  | 'order-mail-unknown'
  | 'label-unavailable'
  | 'label-refused'
  | 'label-lacks-customs'
  | 'label-not-cancelled'
  | 'repair-not-found'
  | 'repair-not-possible'
  | 'repair-price-waits'
  | 'repair-reason-required'
  | 'review-not-found'
  | 'review-reply-too-long'
  | 'review-law-required'
  | 'review-explanation-too-long'
  | 'review-photograph-not-found'
  | 'wave-name-required'
  | 'wave-size-invalid'
  | 'wave-empty'
  | 'wave-not-found'
  | 'reservation-not-held'
  | 'caller-total'
  | 'view-name-required'
  | 'view-too-many'
  | 'caller-payment-away'
  | 'caller-account-unconfirmed'
  | 'caller-account-email'

export type StaffOrderRefusal = {
  readonly refused: true
  readonly messageKey: StaffOrderMessageKey
  /** The input that the message belongs beside. */
  readonly field?: string
  /** What fills the sentence. */
  readonly name?: string
}

export type StaffOrderRefused = { readonly refused: true; readonly refusals: readonly StaffOrderRefusal[] }

export function staffOrderRefused(
  messageKey: StaffOrderMessageKey,
  detail: { readonly field?: string; readonly name?: string } = {},
): StaffOrderRefused {
  return { refused: true, refusals: [{ refused: true, messageKey, ...detail }] }
}
