import type { Cents } from '#kernel/money.ts'
import type { Payment } from '../orders/payment.ts'
import type { SettleDeps } from './settle-payment.ts'

/**
 * Pays back a payment that must not be kept: the second one of an order, or one that came when the last pair was gone. The
 * payment's id is the idempotency key, so that a repeated job never pays back twice. What a gift card paid no provider sends
 * back; that part is left to customer service and stays on its list.
 *
 * @throws when the provider can't be asked now; the job tries again
 */
export async function refundPayment(deps: SettleDeps, paymentId: string): Promise<void> {
  const payment = await deps.paymentStore.byId(paymentId)
  if (!payment?.refundDue || payment.refundedAt || payment.providerId === null) return
  const refundByHand =
    payment.status === 'authorized'
      ? await cancelAtProvider(deps, payment, payment.providerId)
      : await sendBack(deps, payment, payment.providerId)
  const now = deps.clock.now()
  await deps.transact(['jobs', 'payments'], async (repositories) => {
    await repositories.payments.change(payment.id, { refundedAt: now, refundByHand }, now)
    await repositories.jobs.mailStatus('payment-returned', payment.id)
  })
}

/** @returns nothing is left to be given back by hand */
async function cancelAtProvider(deps: SettleDeps, payment: Payment, providerId: string): Promise<Cents> {
  const answer = await deps.payments.cancelPayment(providerId)
  if (!('refused' in answer)) return 0
  const standing = await deps.payments.getPayment(providerId)
  if (standing?.status === 'canceled' || standing?.status === 'expired') return 0
  // Somebody collected it meanwhile: then it goes back like any other.
  if (standing?.status === 'paid') return sendBack(deps, payment, providerId)
  throw new Error(`The provider refused to cancel ${providerId}: ${answer.detail}`)
}

/** @returns what the provider can't send back */
async function sendBack(deps: SettleDeps, { id, amount, currency }: Payment, providerId: string): Promise<Cents> {
  const standing = await deps.payments.getPayment(providerId)
  if (!standing) throw new Error(`The provider does not know ${providerId}`)
  const left = amount - standing.amountRefunded.amount
  const refundable = Math.min(left, standing.amountRefundable?.amount ?? left)
  if (refundable > 0) {
    const answer = await deps.payments.refund({
      paymentId: providerId,
      amount: { amount: refundable, currency },
      idempotencyKey: `refund-${id}`,
      description: 'Paid twice or too late',
    })
    if ('refused' in answer) throw new Error(`The provider refused to refund ${providerId}: ${answer.detail}`)
  }
  return left - refundable
}
