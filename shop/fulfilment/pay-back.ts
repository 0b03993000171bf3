import type { Cents } from '#kernel/money.ts'
import type { ProviderPayment } from '../checkout/payment-port.ts'
import type { Payment } from '../orders/payment.ts'
import { type FulfilmentParts, letGoOfRest, settledPayment } from './capture-payment.ts'
import type { Refund } from './refund.ts'

/**
 * Pays a refund back the way the order was paid: what was only authorized is let go of, the rest is refunded. What a gift card
 * paid no provider sends back; that part is left to customer service and stays on its list. However often the job runs, the
 * money goes once: the refund's id is the idempotency key, and the provider is asked what it has paid already.
 *
 * @throws when the provider can't be asked now, or declines; the job tries again
 */
export async function payBack(parts: FulfilmentParts, refundId: string): Promise<void> {
  const refund = await parts.fulfilment.refund(refundId)
  if (!refund || refund.refundedAt) return
  const { refunds } = await parts.fulfilment.progress(refund.orderId)
  const earlier = refunds.slice(
    0,
    refunds.findIndex(({ id }) => id === refund.id),
  )
  if (earlier.some(({ refundedAt }) => refundedAt === null))
    throw new Error(`Refund ${refund.id} waits for an earlier one of its order`)
  const payment = await settledPayment(parts, refund.orderId)
  const given = payment?.providerId ? await giveBack(parts, refund, earlier, payment, payment.providerId) : nothing
  await parts.transact(async (writers) => {
    await writers.fulfilment.changeRefund(refund.id, { refundedAt: parts.clock.now(), ...given })
    await writers.jobs.mailStatus('refunded', refund.id)
  })
}

/** What a refund came to: money that the provider sent, and what a gift card paid. */
type Given = { readonly providerAmount: Cents; readonly byHand: Cents }

const nothing: Given = { providerAmount: 0, byHand: 0 }

async function giveBack(
  parts: FulfilmentParts,
  refund: Refund,
  earlier: readonly Refund[],
  payment: Payment,
  providerId: string,
): Promise<Given> {
  const standing = await parts.payments.getPayment(providerId)
  if (!standing) throw new Error(`The provider does not know ${providerId}`)
  if (standing.status === 'authorized' && refund.reason !== 'returned') {
    await letGo(parts, refund, providerId)
    return nothing
  }
  // The provider has let go of it, perhaps when this was asked before.
  if (standing.status === 'canceled' || standing.status === 'expired') return nothing
  const owed = owedOf(payment.amount, standing, [...earlier, refund])
  const sent = standing.amountRefunded.amount - earlier.reduce((sum, one) => sum + one.providerAmount, 0)
  if (refund.askedAt && sent > 0) return { providerAmount: Math.min(sent, owed), byHand: Math.max(0, owed - sent) }
  const amount = Math.min(owed, refundable(standing))
  if (amount > 0) {
    await parts.transact((writers) => writers.fulfilment.changeRefund(refund.id, { askedAt: parts.clock.now() }))
    const answer = await parts.payments.refund({
      paymentId: providerId,
      amount: { amount, currency: payment.currency },
      idempotencyKey: `refund-${refund.id}`,
      description: `Cordwainer ${refund.id.slice(0, 8)}`,
    })
    if ('refused' in answer) throw new Error(`The provider declined to pay back ${providerId}: ${answer.detail}`)
  }
  return { providerAmount: amount, byHand: owed - amount }
}

/** What was collected beyond what the shopper keeps, and has not gone back yet. */
function owedOf(total: Cents, { amount, amountCaptured }: ProviderPayment, refunds: readonly Refund[]): Cents {
  const collected = amountCaptured.amount > 0 ? amountCaptured.amount : amount.amount
  const kept = total - refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const gone = refunds.reduce((sum, { providerAmount, byHand }) => sum + providerAmount + byHand, 0)
  return Math.max(0, collected - kept - gone)
}

async function letGo(parts: FulfilmentParts, refund: Refund, providerId: string): Promise<void> {
  if (refund.reason === 'missing') return letGoOfRest(parts, refund.orderId)
  const answer = await parts.payments.cancelPayment(providerId)
  if ('refused' in answer) throw new Error(`The provider declined to let go of ${providerId}: ${answer.detail}`)
}

function refundable({ amount, amountRefunded, amountRefundable }: ProviderPayment): Cents {
  return amountRefundable?.amount ?? amount.amount - amountRefunded.amount
}
