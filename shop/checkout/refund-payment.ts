import type { SettleParts } from './settle-payment.ts'

/**
 * Pays back a payment that must not be kept: the second one of an order, or one that came when the last pair was gone. The
 * payment's id is the idempotency key, so that a repeated job never pays back twice.
 *
 * @throws when the provider can't be asked now; the job tries again
 */
export async function refundPayment(parts: SettleParts, paymentId: string): Promise<void> {
  const payment = await parts.paymentStore.byId(paymentId)
  if (!payment?.refundDue || payment.providerId === null) return
  const amount = { amount: payment.amount, currency: payment.currency }
  const answer =
    payment.status === 'authorized'
      ? await parts.payments.cancelPayment(payment.providerId)
      : await parts.payments.refund({
          paymentId: payment.providerId,
          amount,
          idempotencyKey: `refund-${payment.id}`,
          description: 'Paid twice or too late',
        })
  if ('refused' in answer) {
    const standing = await parts.payments.getPayment(payment.providerId)
    if (!standing || standing.amountRefunded.amount < payment.amount) {
      throw new Error(`The provider declined to pay back ${payment.providerId}: ${answer.detail}`)
    }
  }
  await parts.transact((writers) =>
    writers.payments.change(payment.id, { refundedAt: parts.clock.now() }, parts.clock.now()),
  )
}
