import { type Clock, minute } from '#kernel/clock.ts'
import { goodsTotal, pointsFor } from '../loyalty/loyalty.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import { advances, consequence, isLive, isSettled, type Payment, type PaymentStatus } from '../orders/payment.ts'
import type { PaymentReader } from '../orders/payment-store.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Transact, Writers } from '../transact.ts'
import type { PaymentPort, ProviderPayment } from './payment-port.ts'
import { promiseFromPayment } from './promise-pickup.ts'
import { claimAnew } from './reserve-again.ts'
import { giveDiscountsBack } from './reserve-discounts.ts'

export type SettleParts = {
  readonly transact: Transact
  readonly clock: Clock
  readonly payments: PaymentPort
  readonly paymentStore: PaymentReader
  readonly orders: OrderReader
  readonly pickupTimes: PickupTimes
}

/** So much news of one order came at once that this piece was not taken in: whoever brought it may bring it again. */
export class StillSettling extends Error {
  override readonly name = 'StillSettling'
  /** What a door answers with: later. */
  readonly statusCode = 503
  /** @param paymentId the shop's own id */
  constructor(paymentId: string) {
    super(`News of payment ${paymentId} is still being taken in`)
  }
}

/**
 * Takes over how a payment stands at the provider. Webhook, return page and sweep all come here, in any order and as often
 * as they like: the provider is asked, the order is locked, and only news that is newer than what is known has an effect.
 */
export async function settlePayment(parts: SettleParts, paymentId: string, answer?: ProviderPayment): Promise<void> {
  const payment = await parts.paymentStore.byId(paymentId)
  if (!payment) return
  const standing =
    answer ?? (payment.providerId === null ? undefined : await parts.payments.getPayment(payment.providerId))
  if (!standing) return
  await takeOver(parts, payment, standing.status, standing)
}

/**
 * The webhook names a payment by the provider's id. An id that the shop never saw may still be its own: the answer that
 * would have told it was lost on the way, but the provider remembers for whom it was. Other ids are nobody's business.
 */
export async function settleByProviderId(parts: SettleParts, providerId: string): Promise<void> {
  const payment = await parts.paymentStore.byProviderId(providerId)
  if (payment) return settlePayment(parts, payment.id)
  const answer = await parts.payments.getPayment(providerId)
  const ours = answer?.metadata.paymentId && (await parts.paymentStore.byId(answer.metadata.paymentId))
  if (!answer || !ours || ours.providerId !== null || ours.orderId !== answer.metadata.orderId) return
  await settlePayment(parts, ours.id, answer)
}

/** Asks after every payment of an order that may still move. */
export async function settleOrder(parts: SettleParts, orderId: string): Promise<void> {
  for (const payment of await parts.paymentStore.ofOrder(orderId)) {
    if (!isLive(payment.status)) continue
    await settlePayment(parts, payment.id).catch((error: unknown) => {
      // Others who asked a moment ago are taking it in.
      if (!(error instanceof StillSettling)) throw error
    })
  }
}

/** How long the provider may keep silent about an attempt before it counts as never begun. */
const silence = 15 * minute

/**
 * The sweep: payments past their time, attempts that the provider never heard of, and orders whose payment nobody began.
 * None of them may hold stock for ever, and one that can't be asked after never keeps the others waiting.
 *
 * @throws AggregateError at the end, with what went wrong on the way
 */
export async function sweepPayments(parts: SettleParts): Promise<void> {
  const now = parts.clock.now()
  const silentSince = new Date(now.getTime() - silence)
  const problems: unknown[] = []
  for (const payment of await parts.paymentStore.overdue(now, silentSince)) {
    await sweepPayment(parts, payment).catch((problem: unknown) => problems.push(problem))
  }
  for (const orderId of await parts.orders.withoutPayment(silentSince)) {
    await parts.transact(async (writers) => {
      const order = await writers.orders.lock(orderId)
      const payments = await writers.payments.ofOrder(orderId)
      if (order?.state !== 'open' || payments.some(mayBeKept)) return
      await release(writers, order)
    })
  }
  if (problems.length > 0) throw new AggregateError(problems, `${problems.length} payments could not be asked after`)
}

/** One that goes back, or went back, pays for nothing. */
const mayBeKept = ({ status, refundDue }: Payment) => !refundDue && (isLive(status) || isSettled(status))

/** A payment that the provider does not know, or no longer, can't become a success. */
async function sweepPayment(parts: SettleParts, payment: Payment): Promise<void> {
  const standing = payment.providerId === null ? undefined : await parts.payments.getPayment(payment.providerId)
  await takeOver(parts, payment, standing?.status ?? 'expired', standing)
}

async function takeOver(
  parts: SettleParts,
  payment: Payment,
  to: PaymentStatus,
  standing?: ProviderPayment,
): Promise<void> {
  const answer = await parts.transact({ orderId: payment.orderId }, async (writers) => {
    const now = parts.clock.now()
    // The shopper's context before their order, as whoever places an order does it: then nobody waits in a circle.
    await writers.contexts.lockHolders(payment.orderId)
    const order = await writers.orders.lock(payment.orderId)
    const payments = await writers.payments.ofOrder(payment.orderId)
    const known = payments.find((one) => one.id === payment.id)
    if (!order || !known || !advances(known.status, to)) return

    const others = payments.filter((one) => one.id !== payment.id && !one.refundDue).map((one) => one.status)
    let next = known.refundDue ? 'none' : consequence(order, to, others)
    // What was given back is taken again, or else the money has to go back, and the order lets go of what it holds still: at
    // this total it can't be paid any more.
    const isLost = next === 'settle' && !(await claimAnew(writers, order, now)).claimed
    if (isLost) next = 'refund'
    // An authorized payment that is collected settles nothing anew.
    if (next === 'refund' && isSettled(known.status) && !known.refundDue) next = 'none'

    await writers.payments.change(
      payment.id,
      {
        status: to,
        ...(standing && known.providerId === null ? { providerId: standing.id } : {}),
        ...(next === 'refund' ? { refundDue: true } : {}),
        ...(isLive(to) ? {} : { checkoutUrl: null }),
        ...(standing?.failureReason === undefined ? {} : { failureReason: standing.failureReason }),
      },
      now,
    )
    if (next === 'settle') await settle(writers, parts, order, payment.method, now)
    if (next === 'refund') await writers.jobs.refundPayment(payment.id)
    if (next === 'release' || isLost) await release(writers, order)
    // All of it is collected: what came back of the order meanwhile had to wait for this.
    const waiting = to === 'paid' && isSettled(known.status) && (await writers.fulfilment.openRefundOf(order.id))
    if (waiting) await writers.jobs.payBack(waiting)
  })
  if (answer) throw new StillSettling(payment.id)
}

/** The order is paid: its vouchers are used up, its points are written down, its cart is let go of. */
export async function settle(
  writers: Pick<
    Writers,
    'orders' | 'redemptions' | 'loyalty' | 'contexts' | 'jobs' | 'stores' | 'storePickups' | 'stock'
  >,
  { pickupTimes }: Pick<SettleParts, 'pickupTimes'>,
  order: Order,
  paymentMethod: string,
  now: Date,
): Promise<void> {
  await writers.orders.change(order.id, { state: 'paid', stockClaimed: true, paidAt: now, paymentMethod })
  await writers.redemptions.redeem(order.id)
  await writers.loyalty.earn(order.id, pointsFor(goodsTotal(order.lines)), now)
  await writers.contexts.letGoOfCart(order.cartId)
  await promiseFromPayment(writers, pickupTimes, order.id, now)
  await writers.jobs.sendOrderConfirmation(order.id)
  await writers.jobs.tellWarehouse(order.id)
}

/** The order waits no longer: its stock and its discounts go back, the cart stays with the shopper, and it can be paid anew. */
async function release(writers: Writers, order: Order): Promise<void> {
  await writers.stock.giveBack(order.id)
  await giveDiscountsBack(writers, order.id)
  await writers.orders.change(order.id, { state: 'failed', stockClaimed: false })
  await writers.contexts.returnCart(order.id, order.cartId)
  const skus = order.lines.flatMap((line) => (line.productSku === null ? [] : [line.productSku]))
  const ids = await writers.catalog.productIdsBySku(skus)
  await writers.changed([...ids.values()].map((id) => `product:${id}`))
}
