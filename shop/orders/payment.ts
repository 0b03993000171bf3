import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import type { OrderState } from './order.ts'
import type { BankTransfer, ProviderPaymentStatus as ProviderStatus } from './payment-port.ts'

/** `created`: the shop has decided to ask for it; the provider may not know of it yet. */
export type PaymentStatus = 'created' | ProviderStatus

export type Payment = {
  readonly id: string
  readonly orderId: string
  readonly attempt: number
  readonly method: string
  readonly providerId: string | null
  readonly status: PaymentStatus
  readonly amount: Cents
  readonly currency: Currency
  readonly checkoutUrl: string | null
  readonly finishUrl: string
  readonly errorUrl: string
  readonly refundDue: boolean
  /** When all that the provider sends back of it was sent. */
  readonly refundedAt: Date | null
  /** What of it no provider sends back. */
  readonly refundByHand: Cents
  readonly createdAt: Date
  readonly expiresAt: Date | null
  /** Where the money has to be sent, while it is the shopper's turn. */
  readonly bankTransfer: BankTransfer | null
}

const rank: Readonly<Record<PaymentStatus, number>> = {
  created: 0,
  open: 1,
  pending: 2,
  // An attempt that was given up may turn out to have been paid: the answer was lost, or the bank was slow.
  failed: 3,
  canceled: 3,
  expired: 3,
  authorized: 4,
  paid: 5,
}

/** A shopper's money has arrived, or is promised by whoever pays later for them. */
export function isSettled(status: PaymentStatus): boolean {
  return status === 'paid' || status === 'authorized'
}

/** The payment may still become a success. */
export function isLive(status: PaymentStatus): boolean {
  return status === 'created' || status === 'open' || status === 'pending'
}

/** A payment that waits for the shopper's own bank. */
export type OpenTransfer = Payment & { readonly bankTransfer: BankTransfer }

/** The bank transfer that an order waits for; nothing once it arrived, failed or gave way to another payment. */
export function openTransfer(payments: readonly Payment[]): OpenTransfer | undefined {
  return payments.find(
    (payment): payment is OpenTransfer =>
      (payment.status === 'open' || payment.status === 'pending') && payment.bankTransfer !== null,
  )
}

/** News only counts when it is newer: an answer that was asked for before another one may arrive after it. */
export function isForwardTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return rank[to] > rank[from]
}

/** What has to happen to an order when one of its payments moves. */
export type NextAction =
  /** Nothing, or nothing more. */
  | 'none'
  /** The order is paid. */
  | 'settle'
  /** The money must go back: the order is paid already, or another one took its place. */
  | 'refund'
  /** The order waits no longer: stock goes back, the cart stays with the shopper. */
  | 'release'

/**
 * What follows from a payment's new status: an order has one settled payment, whatever arrives in whatever order.
 *
 * @param others statuses of the order's other payments; those that are being refunded left out
 */
export function nextAction(
  order: { readonly state: OrderState },
  to: PaymentStatus,
  others: readonly PaymentStatus[],
): NextAction {
  if (isSettled(to)) {
    const taken = others.some(isSettled) || order.state === 'paid' || order.state === 'cancelled'
    return taken ? 'refund' : 'settle'
  }
  if (isLive(to)) return 'none'
  return order.state === 'open' && !others.some((status) => isLive(status) || isSettled(status)) ? 'release' : 'none'
}
