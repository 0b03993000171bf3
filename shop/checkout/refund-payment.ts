import type { Cents } from '#kernel/money.ts'
import type { Payment } from '../orders/payment.ts'
import type { SettleParts } from './settle-payment.ts'

/**
 * Pays back a payment that must not be kept: the second one of an order, or one that came when the last pair was gone. The
 * payment's id is the idempotency key, so that a repeated job never pays back twice. What a gift card paid no provider sends
 * back; that part is left to customer service and stays on its list.
 *
 * @throws when the provider can't be asked now; the job tries again
 */
export async function refundPayment(parts: SettleParts, paymentId: string): Promise<void> {
  const payment = await parts.paymentStore.byId(paymentId)
  if (!payment?.refundDue || payment.refundedAt || payment.providerId === null) return
  const refundByHand =
    payment.status === 'authorized'
      ? await letGo(parts, payment, payment.providerId)
      : await sendBack(parts, payment, payment.providerId)
  const now = parts.clock.now()
  await parts.transact(async (writers) => {
    await writers.payments.change(payment.id, { refundedAt: now, refundByHand }, now)
    await writers.jobs.mailStatus('payment-returned', payment.id)
  })
}

/** @returns nothing is left to be given back by hand */
async function letGo(parts: SettleParts, payment: Payment, providerId: string): Promise<Cents> {
  const answer = await parts.payments.cancelPayment(providerId)
  if (!('refused' in answer)) return 0
  const standing = await parts.payments.getPayment(providerId)
  if (standing?.status === 'canceled' || standing?.status === 'expired') return 0
  // Somebody collected it meanwhile: then it goes back like any other.
  if (standing?.status === 'paid') return sendBack(parts, payment, providerId)
  throw new Error(`The provider declined to let go of ${providerId}: ${answer.detail}`)
}

/** @returns what the provider can't send back */
async function sendBack(parts: SettleParts, { id, amount, currency }: Payment, providerId: string): Promise<Cents> {
  const standing = await parts.payments.getPayment(providerId)
  if (!standing) throw new Error(`The provider does not know ${providerId}`)
  const left = amount - standing.amountRefunded.amount
  const refundable = Math.min(left, standing.amountRefundable?.amount ?? left)
  if (refundable > 0) {
    const answer = await parts.payments.refund({
      paymentId: providerId,
      amount: { amount: refundable, currency },
      idempotencyKey: `refund-${id}`,
      description: 'Paid twice or too late',
    })
    if ('refused' in answer) throw new Error(`The provider declined to pay back ${providerId}: ${answer.detail}`)
  }
  return left - refundable
}
