import type { SettleDeps } from '../checkout/settle-payment.ts'
import type { Company } from '../company/company.ts'
import type { GiftCardReader } from '../giftcards/gift-card-store.ts'
import { isSettled, type Payment } from '../orders/payment.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { FulfilmentReader } from './fulfilment-store.ts'
import { isComplete } from './progress.ts'

export type FulfilmentDeps = SettleDeps & {
  readonly fulfilment: FulfilmentReader
  readonly giftCards: Pick<GiftCardReader, 'paidOf'>
  readonly settings: SettingsSource
  /** Whose name stands on the shopper’s account statement. */
  readonly company: Pick<Company, 'tradeName'>
}

/**
 * Collects what was authorized for a parcel that left (Riverty, Klarna). The parcel's id is the idempotency key. When the last
 * parcel is collected, what is left of the authorization is let go of.
 *
 * @throws when the provider can't be asked now, or refuses; the job tries again
 */
export async function capturePayment(deps: FulfilmentDeps, parcelId: string): Promise<void> {
  const capture = await deps.fulfilment.capture(parcelId)
  if (!capture) return
  const payment = await settledPayment(deps, capture.orderId)
  if (!payment?.providerId) throw new Error(`Order ${capture.orderId} has no payment to collect`)
  if (!capture.capturedAt) {
    const answer = await deps.payments.capture({
      paymentId: payment.providerId,
      idempotencyKey: `capture-${parcelId}`,
      amount: { amount: capture.amount, currency: payment.currency },
    })
    if ('refused' in answer && !(await wasCaptured(deps, payment.providerId, capture.orderId, capture.amount))) {
      throw new Error(`The provider refused to collect ${payment.providerId}: ${answer.detail}`)
    }
    await deps.transact(['fulfilment'], (repositories) => repositories.fulfilment.captured(parcelId, deps.clock.now()))
  }
  await cancelRemainder(deps, capture.orderId)
  // What came back meanwhile had to wait for this.
  await deps.transact(['fulfilment', 'jobs'], async (repositories) => {
    const waiting = await repositories.fulfilment.openRefundOf(capture.orderId)
    if (waiting) await repositories.jobs.executeRefund(waiting)
  })
}

/** The provider forgets idempotency keys after an hour: whether it has the money tells whether it was asked before. */
async function wasCaptured(
  deps: FulfilmentDeps,
  providerId: string,
  orderId: string,
  amount: number,
): Promise<boolean> {
  const standing = await deps.payments.getPayment(providerId)
  const known = (await deps.fulfilment.capturesOf(orderId)).filter(({ capturedAt }) => capturedAt !== null)
  const before = known.reduce((sum, one) => sum + one.amount, 0)
  return standing !== undefined && standing.amountCaptured.amount >= before + amount
}

/** Lets go of what will never be collected, once every piece has left or is known to be missing. */
export async function cancelRemainder(deps: FulfilmentDeps, orderId: string): Promise<void> {
  const order = await deps.orders.byId(orderId)
  const payment = await settledPayment(deps, orderId)
  if (!order || !payment?.providerId || payment.status !== 'authorized') return
  const progress = await deps.fulfilment.progress(orderId)
  const captures = await deps.fulfilment.capturesOf(orderId)
  if (!isComplete(order, progress) || captures.some(({ capturedAt }) => capturedAt === null)) return
  if (captures.reduce((sum, { amount }) => sum + amount, 0) >= payment.amount) return
  const answer = await deps.payments.cancelPayment(payment.providerId)
  if ('refused' in answer && answer.reason !== 'state')
    throw new Error(`The provider keeps the rest of ${payment.providerId}: ${answer.detail}`)
}

/** The payment that an order was paid with. */
export async function settledPayment(
  { paymentStore }: Pick<FulfilmentDeps, 'paymentStore'>,
  orderId: string,
): Promise<Payment | undefined> {
  const payments = await paymentStore.ofOrder(orderId)
  return payments.find((payment) => isSettled(payment.status) && !payment.refundDue)
}
