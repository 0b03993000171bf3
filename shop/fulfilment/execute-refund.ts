import { localDay } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import type { Cents } from '#kernel/money.ts'
import { dividedRefund, validUntilOf } from '../giftcards/gift-card.ts'
import type { Order, PayingGiftCard } from '../orders/order.ts'
import type { Payment } from '../orders/payment.ts'
import type { ProviderPayment } from '../orders/payment-port.ts'
import { cancelRemainder, type FulfilmentDeps, settledPayment } from './capture-payment.ts'
import { type Progress, waitingQuantities } from './progress.ts'
import { coversQuantities, isNone, noQuantities } from './quantities.ts'
import { captureFor, owedFor, type Refund } from './refund.ts'

/**
 * Pays a refund back the way the order was paid: what was collected is refunded, what was only authorized is let go of. Where
 * money is owed that can't go back yet, because other pieces of the order are still authorized, the refund waits: whatever ends
 * the waiting asks again, and so does the sweep. What no provider sends back is left to customer service and stays on its list.
 *
 * However often this runs, the money goes once: the refund's id is the idempotency key, and the provider is asked what it has
 * paid already.
 *
 * @throws when the provider can't be asked now, or refuses; the job tries again
 */
export async function executeRefund(deps: FulfilmentDeps, refundId: string): Promise<void> {
  const refund = await deps.fulfilment.refund(refundId)
  if (!refund || refund.refundedAt) return
  await cancelRemainder(deps, refund.orderId)
  // Refunds of an order go one after the other; an earlier one may have waited for the same as this one.
  for (let open = await nextOpen(deps, refund.orderId); open; open = await nextOpen(deps, refund.orderId)) {
    if (!(await payNext(deps, open.progress, open.turn))) return
  }
}

async function nextOpen(deps: FulfilmentDeps, orderId: string) {
  const progress = await deps.fulfilment.progress(orderId)
  const turn = progress.refunds.findIndex(({ refundedAt }) => refundedAt === null)
  return turn < 0 ? undefined : { progress, turn }
}

/**
 * @returns whether to look for what is owed next: this is paid, or somebody else was at it and it has to be looked at anew. One that has to
 * wait is neither.
 */
async function payNext(deps: FulfilmentDeps, progress: Progress, turn: number): Promise<boolean> {
  const refund = progress.refunds[turn]
  if (!refund) return false
  const given = await givenBack(deps, progress, refund)
  if (!given) return false
  await deps.transact(['fulfilment', 'giftCards', 'jobs', 'measurements'], async (repositories) => {
    const now = deps.clock.now()
    const held = await repositories.fulfilment.lockRefund(refund.id)
    if (!held || isOutOfDate(refund, given, held)) return
    if (given.card)
      await repositories.giftCards.refund({ ...given.card, refundId: refund.id }, validAnew(deps, now), now)
    await repositories.fulfilment.changeRefund(refund.id, {
      refundedAt: now,
      providerAmount: given.providerAmount,
      cardAmount: given.card?.amount ?? 0,
      byHand: given.byHand,
    })
    await repositories.jobs.mailStatus('refunded', refund.id)
    if (!deps.measures?.length || refund.exchangeOrderId) return
    for (const measurer of await repositories.measurements.measurersOf(refund.orderId))
      await repositories.jobs.tellMeasurements({ kind: 'refund', id: refund.id, measurer })
  })
  return true
}

/**
 * Whether what somebody found is not how it is: another one paid it meanwhile, or had asked the provider, who then had nothing left to send
 * when it was looked at here.
 */
function isOutOfDate(
  found: Pick<Refund, 'askedAt'>,
  given: Given,
  held: Pick<Refund, 'askedAt' | 'refundedAt'>,
): boolean {
  return held.refundedAt !== null || (held.askedAt !== null && found.askedAt === null && given.providerAmount === 0)
}

/** Pays a refund of an order that was paid, or of one that took the place of another's piece. @returns nothing when it has to wait */
async function givenBack(deps: FulfilmentDeps, progress: Progress, refund: Refund): Promise<Given | undefined> {
  const order = await deps.orders.byId(refund.orderId)
  if (order?.exchangeOf) return refundExchange(deps, refund, order.exchangeOf)
  const payment = await settledPayment(deps, refund.orderId)
  if (payment?.providerId) return refundAtProvider(deps, progress, refund, payment, payment.providerId)
  return order?.giftCard ? refundToCard(deps, progress, refund, order, order.giftCard) : nothing
}

/** A gift card paid all of it: what is owed goes back to it. */
async function refundToCard(
  deps: FulfilmentDeps,
  progress: Progress,
  refund: Refund,
  order: Order,
  { amount: paid }: PayingGiftCard,
): Promise<Given> {
  const turn = progress.refunds.indexOf(refund)
  const owed = owedFor(progress.refunds, turn, { total: paid, collected: paid, waiting: waitingValue(order, progress) })
  return divided(order.id, owed, 0, await deps.giftCards.paidOf(order.id))
}

/** What is to be collected for pieces that wait in the warehouse. */
function waitingValue(order: Order, progress: Progress): Cents {
  const waiting = waitingQuantities(order, progress)
  return isNone(waiting)
    ? 0
    : captureFor(
        order,
        waiting,
        progress.parcels.map(({ pieces }) => pieces),
      )
}

/** @param orderId the order whose card paid */
function divided(orderId: string, owed: Cents, provider: Cents, card: Cents): Given {
  const { providerAmount, cardAmount, byHand } = dividedRefund(owed, provider, card)
  return { providerAmount, byHand, ...(cardAmount > 0 && { card: { orderId, amount: cardAmount } }) }
}

/** How long a card is valid that ended before money came back to it. */
function validAnew({ settings }: FulfilmentDeps, now: Date) {
  const { timeZone, giftCards } = settings.at(now)
  const today = localDay(now, timeZone)
  return { today, validUntil: validUntilOf(today, giftCards.years) }
}

/**
 * Asks again for every refund that waits or whose job gave up, so that none is ever forgotten.
 *
 * @returns a sentence for staff about each that could not be paid
 */
export async function sweepRefunds(deps: FulfilmentDeps): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { number, refund } of await deps.fulfilment.owed()) {
    if (refund.refundedAt) continue
    await executeRefund(deps, refund.id).catch((problem: unknown) => {
      problems.push(`A refund of order ${number} could not be paid: ${String(problem)}`)
    })
  }
  return problems
}

/** What a refund comes to: money that the provider sent, and what customer service gives back. */
type Given = {
  readonly providerAmount: Cents
  readonly byHand: Cents
  /** What goes back to the card that paid an order. */
  readonly card?: { readonly orderId: string; readonly amount: Cents }
}

const nothing: Given = { providerAmount: 0, byHand: 0 }

/** So long before the law's last day customer service is asked to pay what the provider won't send yet. */
const patience = 2 * day

/** @returns nothing when the refund has to wait */
async function refundAtProvider(
  deps: FulfilmentDeps,
  progress: Progress,
  refund: Refund,
  payment: Payment,
  providerId: string,
): Promise<Given | undefined> {
  const order = await deps.orders.byId(payment.orderId)
  const standing = await deps.payments.getPayment(providerId)
  if (!order || !standing) throw new Error(`The provider does not know ${providerId}`)
  // The provider has let go of it, perhaps when this was asked before.
  if (standing.status === 'canceled' || standing.status === 'expired') return nothing
  if (standing.status === 'authorized' && refund.reason === 'cancelled') {
    await cancelAtProvider(deps, providerId)
    return nothing
  }
  const captures = await deps.fulfilment.capturesOf(order.id)
  if (standing.status === 'authorized' && captures.some(({ capturedAt }) => capturedAt === null)) return undefined

  const turn = progress.refunds.indexOf(refund)
  const waiting = waitingQuantities(order, progress)
  const byCard = order.giftCard?.amount ?? 0
  const owed = owedFor(progress.refunds, turn, {
    total: payment.amount + byCard,
    collected: collectedOf(standing) + byCard,
    waiting: waitingValue(order, progress),
  })
  const onCard = order.giftCard ? await deps.giftCards.paidOf(order.id) : 0
  const earlier = progress.refunds.slice(0, turn)
  const forExchanges = await deps.fulfilment.sentBackForExchanges(order.id, refund.id)
  const sent = standing.amountRefunded.amount - forExchanges - earlier.reduce((sum, one) => sum + one.providerAmount, 0)
  if (refund.askedAt && sent > 0) return divided(order.id, owed, sent, onCard)
  const amount = Math.min(owed, refundable(standing))
  if (standing.status === 'authorized' && amount < owed) {
    const late = refund.dueAt.getTime() - patience <= deps.clock.now().getTime()
    return late && !isNone(waiting) ? { providerAmount: 0, byHand: owed } : undefined
  }
  if (amount > 0) await send(deps, refund, { ...payment, amount }, providerId)
  return divided(order.id, owed, amount, onCard)
}

/**
 * Pays back what an exchange cost, the way the order was paid that it came from. It waits until what was exchanged has come back: else
 * somebody would have the goods and the money.
 *
 * @returns nothing when the refund has to wait
 */
async function refundExchange(deps: FulfilmentDeps, refund: Refund, sourceId: string): Promise<Given | undefined> {
  const exchanged = await deps.fulfilment.exchangedFor(refund.orderId)
  const came = exchanged?.returnId ? await deps.fulfilment.return(exchanged.returnId) : undefined
  if (exchanged && !coversQuantities(came?.received ?? noQuantities, exchanged.pieces)) return undefined
  const payer = await payingOrder(deps, sourceId)
  const payment = payer && (await settledPayment(deps, payer.id))
  if (!payer) return { providerAmount: 0, byHand: refund.amount }
  const onCard = payer.giftCard ? await deps.giftCards.paidOf(payer.id) : 0
  if (!payment?.providerId) return divided(payer.id, refund.amount, 0, onCard)
  const standing = await deps.payments.getPayment(payment.providerId)
  if (!standing) throw new Error(`The provider does not know ${payment.providerId}`)
  const own = (await deps.fulfilment.progress(payer.id)).refunds.reduce((sum, one) => sum + one.providerAmount, 0)
  const sent = standing.amountRefunded.amount - own - (await deps.fulfilment.sentBackForExchanges(payer.id, refund.id))
  if (refund.askedAt && sent > 0) return divided(payer.id, refund.amount, sent, onCard)
  const amount = Math.min(refund.amount, refundable(standing))
  if (amount > 0) await send(deps, refund, { ...payment, amount }, payment.providerId)
  return divided(payer.id, refund.amount, amount, onCard)
}

/** The order whose payment paid for an exchange, and for what that was exchanged for in its turn. */
async function payingOrder(deps: Pick<FulfilmentDeps, 'orders'>, orderId: string): Promise<Order | undefined> {
  const order = await deps.orders.byId(orderId)
  return order?.exchangeOf ? payingOrder(deps, order.exchangeOf) : order
}

async function send(
  deps: FulfilmentDeps,
  refund: Refund,
  money: Pick<Payment, 'amount' | 'currency'>,
  providerId: string,
): Promise<void> {
  await deps.transact(['fulfilment'], (repositories) =>
    repositories.fulfilment.changeRefund(refund.id, { askedAt: deps.clock.now() }),
  )
  const answer = await deps.payments.refund({
    paymentId: providerId,
    amount: { amount: money.amount, currency: money.currency },
    idempotencyKey: `refund-${refund.id}`,
    description: `${deps.company.tradeName} ${refund.id.slice(0, 8)}`,
  })
  if ('refused' in answer) throw new Error(`The provider refused to refund ${providerId}: ${answer.detail}`)
}

async function cancelAtProvider(deps: FulfilmentDeps, providerId: string): Promise<void> {
  const answer = await deps.payments.cancelPayment(providerId)
  if ('refused' in answer) throw new Error(`The provider refused to cancel ${providerId}: ${answer.detail}`)
}

function collectedOf({ status, amount, amountCaptured }: ProviderPayment): Cents {
  return status === 'authorized' || amountCaptured.amount > 0 ? amountCaptured.amount : amount.amount
}

/** What can go back now. Of a payment that is still authorized only what the provider itself says. */
function refundable(standing: ProviderPayment): Cents {
  if (standing.amountRefundable) return standing.amountRefundable.amount
  return standing.status === 'authorized' ? 0 : collectedOf(standing) - standing.amountRefunded.amount
}
