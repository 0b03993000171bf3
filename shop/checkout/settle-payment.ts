import { lastWrite } from '#database/unit-of-work.ts'
import { changes } from '#kernel/cache-table.ts'
import { type Clock, minute } from '#kernel/clock.ts'
import type { Measurer } from '#kernel/measured-browser.ts'
import { goodsTotal, pointsFor } from '../loyalty/loyalty.ts'
import type { Order } from '../orders/order.ts'
import type { OrderReader } from '../orders/order-store.ts'
import {
  isForwardTransition,
  isLive,
  isSettled,
  nextAction,
  type Payment,
  type PaymentStatus,
} from '../orders/payment.ts'
import type { BankTransfer, PaymentPort, ProviderPayment } from '../orders/payment-port.ts'
import type { PaymentReader } from '../orders/payment-store.ts'
import type { SettingsSource } from '../settings/settings-source.ts'
import type { PickupTimes } from '../stores/pickup-time.ts'
import type { Repositories, Transact } from '../transact.ts'
import { promiseFromPayment } from './promise-pickup.ts'
import { reserveAgain, reserveRepositories } from './reserve-again.ts'
import { giveDiscountsBack, giveGiftCardBack } from './reserve-discounts.ts'

export type SettleDeps = {
  readonly transact: Transact
  readonly clock: Clock
  readonly settings: SettingsSource
  readonly payments: PaymentPort
  readonly paymentStore: PaymentReader
  readonly orders: OrderReader
  readonly pickupTimes: PickupTimes
  /** Who counts what is sold. */
  readonly measures?: readonly Measurer[] | undefined
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
export async function settlePayment(deps: SettleDeps, paymentId: string, answer?: ProviderPayment): Promise<void> {
  const payment = await deps.paymentStore.byId(paymentId)
  if (payment) await settleKnown(deps, payment, answer)
}

/** @returns whether anything came of it */
async function settleKnown(deps: SettleDeps, payment: Payment, answer?: ProviderPayment): Promise<boolean> {
  const standing =
    answer ?? (payment.providerId === null ? undefined : await deps.payments.getPayment(payment.providerId))
  // A status never goes back, so what is no news to what was read is none to what stands there by now.
  if (!standing || !isForwardTransition(payment.status, standing.status)) return false
  await applyStatus(deps, payment, standing.status, standing)
  return true
}

/** What the provider answered when it was asked to open a payment. */
export type Opened = {
  readonly providerId: string
  readonly checkoutUrl: string | null
  readonly expiresAt: Date | null
  readonly bankTransfer?: BankTransfer
}

/**
 * Takes over what the provider answered when it was asked to open a payment, and how it stands already: an amount that it refuses at once
 * never shows a page.
 */
export async function openAttempt(deps: SettleDeps, payment: Payment, answer: ProviderPayment): Promise<void> {
  const { id, checkoutUrl = null, expiresAt = null, bankTransfer } = answer
  const opened = { providerId: id, checkoutUrl, expiresAt, ...(bankTransfer ? { bankTransfer } : {}) }
  await applyStatus(deps, payment, answer.status, answer, opened)
}

/**
 * The webhook names a payment by the provider's id. An id that the shop never saw may still be its own: the answer that
 * would have told it was lost on the way, but the provider remembers for whom it was. Other ids are nobody's business.
 *
 * @param elsewhere is told of a payment of no order: it may have bought something else
 */
export async function settleByProviderId(
  deps: SettleDeps,
  providerId: string,
  elsewhere?: (answer: ProviderPayment) => Promise<void>,
): Promise<void> {
  const payment = await deps.paymentStore.byProviderId(providerId)
  if (payment) return settlePayment(deps, payment.id)
  const answer = await deps.payments.getPayment(providerId)
  const ours = answer?.metadata.paymentId && (await deps.paymentStore.byId(answer.metadata.paymentId))
  if (answer && !ours) return elsewhere?.(answer)
  if (!answer || !ours || ours.providerId !== null || ours.orderId !== answer.metadata.orderId) return
  await settlePayment(deps, ours.id, answer)
}

/**
 * Asks after every payment of an order that may still move.
 *
 * @returns the payments, the newest first, where all of them still move and none of them has: then the order waits as it did
 */
export async function settleOrder(deps: SettleDeps, orderId: string): Promise<readonly Payment[] | undefined> {
  const payments = await deps.paymentStore.ofOrder(orderId)
  let waits = payments.every(({ status }) => isLive(status))
  for (const payment of payments) {
    if (!isLive(payment.status)) continue
    const moved = await settleKnown(deps, payment).catch((error: unknown) => {
      // Others who asked a moment ago are taking it in.
      if (!(error instanceof StillSettling)) throw error
      return true
    })
    waits &&= !moved
  }
  return waits ? payments : undefined
}

/** How long the provider may keep silent about an attempt before it counts as never begun. */
const silence = 15 * minute

/**
 * The sweep: payments past their time, attempts that the provider never heard of, and orders whose payment nobody began.
 * None of them may hold stock for ever, and one that can't be asked after never keeps the others waiting.
 *
 * @throws AggregateError at the end, with what went wrong on the way
 */
export async function sweepPayments(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now()
  const silentSince = new Date(now.getTime() - silence)
  const problems: unknown[] = []
  for (const payment of await deps.paymentStore.overdue(now, silentSince)) {
    await sweepPayment(deps, payment).catch((problem: unknown) => problems.push(problem))
  }
  for (const orderId of await deps.orders.withoutPayment(silentSince)) {
    await giveUp(deps, orderId, now).catch((problem: unknown) => problems.push(problem))
  }
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} payments or orders could not be swept`)
}

/** Lets go of an order that waits for no payment, unless one came meanwhile. */
const giveUp = (deps: SettleDeps, orderId: string, now: Date): Promise<void> =>
  deps.transact([...reserveRepositories, 'contexts', 'orders', 'payments'], async (repositories) => {
    const [, order, payments] = await Promise.all([
      repositories.contexts.lockHolders(orderId),
      repositories.orders.lock(orderId),
      repositories.payments.ofOrder(orderId),
    ])
    if (order?.state !== 'open' || payments.some(mayBeKept)) return
    await release(repositories, order, now)
  })

/** One that goes back, or went back, pays for nothing. */
const mayBeKept = ({ status, refundDue }: Payment) => !refundDue && (isLive(status) || isSettled(status))

/** A payment that the provider does not know, or no longer, can't become a success. */
async function sweepPayment(deps: SettleDeps, payment: Payment): Promise<void> {
  const standing = payment.providerId === null ? undefined : await deps.payments.getPayment(payment.providerId)
  await applyStatus(deps, payment, standing?.status ?? 'expired', standing)
}

async function applyStatus(
  deps: SettleDeps,
  payment: Payment,
  to: PaymentStatus,
  standing?: ProviderPayment,
  opened?: Opened,
): Promise<void> {
  const answer = await deps.transact(
    [
      ...reserveRepositories,
      'contexts',
      'fulfilment',
      'jobs',
      'loyalty',
      'measurements',
      'orders',
      'payments',
      'storePickups',
      'stores',
    ],
    { orderId: payment.orderId },
    async (repositories) => {
      const now = deps.clock.now()
      // The shopper's context before their order, as whoever places an order does it: then nobody waits in a circle.
      const [, order, payments] = await Promise.all([
        repositories.contexts.lockHolders(payment.orderId),
        repositories.orders.lock(payment.orderId),
        repositories.payments.ofOrder(payment.orderId),
      ])
      const known = payments.find((one) => one.id === payment.id)
      if (!order || !known) return
      if (opened?.bankTransfer) await leaveToBank(repositories, order, known)
      if (!isForwardTransition(known.status, to)) {
        if (opened) await repositories.payments.change(payment.id, opened, now)
        return
      }

      const others = payments.filter((one) => one.id !== payment.id && !one.refundDue).map((one) => one.status)
      let next = known.refundDue ? 'none' : nextAction(order, to, others)
      // What was given back is taken again, or else the money has to go back, and the order lets go of what it holds still: at
      // this total it can't be paid any more.
      const isLost = next === 'settle' && !(await reserveAgain(repositories, order, now)).reserved
      if (isLost) next = 'refund'
      // An authorized payment that is collected settles nothing anew.
      if (next === 'refund' && isSettled(known.status) && !known.refundDue) next = 'none'

      const changing = repositories.payments.change(
        payment.id,
        {
          ...opened,
          status: to,
          ...(standing && known.providerId === null ? { providerId: standing.id } : {}),
          ...(next === 'refund' ? { refundDue: true } : {}),
          ...(isLive(to) ? {} : { checkoutUrl: null }),
          ...(standing?.failureReason === undefined ? {} : { failureReason: standing.failureReason }),
        },
        now,
      )
      if (next === 'none' && !isLost && to !== 'paid') return lastWrite(changing)
      await changing
      if (next === 'settle') await applySettlement(repositories, deps, order, payment.method, now)
      if (next === 'refund') await repositories.jobs.refundPayment(payment.id)
      if (next === 'release' || isLost) await release(repositories, order, now)
      // All of it is collected: what came back of the order meanwhile had to wait for this.
      const waiting = to === 'paid' && isSettled(known.status) && (await repositories.fulfilment.openRefundOf(order.id))
      if (waiting) await repositories.jobs.executeRefund(waiting)
    },
  )
  if (answer) throw new StillSettling(payment.id)
}

/** A bank transfer may take days: what it takes to pay it is mailed at once, and the cart is the shopper's no more. */
async function leaveToBank(
  { contexts, jobs }: Pick<Repositories, 'contexts' | 'jobs'>,
  order: Order,
  payment: Payment,
): Promise<void> {
  await contexts.detachCart(order.cartId)
  await jobs.acknowledgeOrder(order.id, { paymentId: payment.id })
}

/** The order is paid: its gift card has paid, its vouchers are used up, its points are written down, its cart is let go of, and what it replaces comes off. */
export async function applySettlement(
  repositories: Pick<
    Repositories,
    | 'orders'
    | 'giftCards'
    | 'redemptions'
    | 'loyalty'
    | 'contexts'
    | 'jobs'
    | 'measurements'
    | 'stores'
    | 'storePickups'
    | 'stock'
  >,
  { pickupTimes, settings, measures = [] }: Pick<SettleDeps, 'pickupTimes' | 'settings' | 'measures'>,
  order: Order,
  paymentMethod: string,
  now: Date,
): Promise<void> {
  if (order.giftCard) await repositories.giftCards.redeem(order.id, now)
  const { offered: hasClub } = settings.at(now).loyalty
  await Promise.all([
    repositories.orders.change(order.id, { state: 'paid', stockReserved: true, paidAt: now, paymentMethod }),
    repositories.redemptions.redeem(order.id),
    repositories.loyalty.earn(order.id, hasClub ? pointsFor(goodsTotal(order.lines)) : 0, now),
    repositories.contexts.detachCart(order.cartId),
    promiseFromPayment(repositories, pickupTimes, order.id, now),
    repositories.jobs.sendOrderConfirmation(order.id),
    repositories.jobs.exportOrder(order.id),
  ])
  if (order.additionTo) await repositories.jobs.takeOffReplaced(order.id)
  if (measures.length > 0)
    for (const measurer of await repositories.measurements.measurersOf(order.id))
      await repositories.jobs.tellMeasurements({ kind: 'purchase', id: order.id, measurer })
}

/** The order waits no longer: its stock and its discounts go back, the cart stays with the shopper, and it can be paid anew. */
async function release(
  repositories: Pick<
    Repositories,
    'catalog' | 'contexts' | 'giftCards' | 'invalidate' | 'orders' | 'promotions' | 'redemptions' | 'stock'
  >,
  order: Order,
  now: Date,
): Promise<void> {
  await giveGiftCardBack(repositories, order, now)
  await giveDiscountsBack(repositories, order.id)
  await repositories.stock.release(order.id)
  await repositories.orders.change(order.id, { state: 'failed', stockReserved: false })
  await repositories.contexts.returnCart(order.id, order.cartId)
  const skus = order.lines.flatMap((line) => (line.productSku === null ? [] : [line.productSku]))
  const ids = await repositories.catalog.productIdsBySku(skus)
  await repositories.invalidate(changes.stock([...ids.values()]))
}
