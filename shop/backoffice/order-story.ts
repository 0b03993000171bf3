import type { Cents } from '#kernel/money.ts'
import type { Language } from '#kernel/storefront.ts'
import type { Progress } from '../fulfilment/progress.ts'
import type { RefundReason } from '../fulfilment/refund.ts'
import type { Invoice } from '../invoices/invoice.ts'
import type { Order, OrderLine } from '../orders/order.ts'
import type { PaymentStatus } from '../orders/payment.ts'
import type { Withdrawal } from '../orders/withdrawal.ts'
import type { OrderChange, OrderNote } from './order-change.ts'
import type { DeliveryKind, MoneyState } from './order-list.ts'

/** One attempt to pay an order. */
export type PaymentAttempt = {
  readonly id: string
  readonly attempt: number
  readonly method: string
  readonly providerId: string | null
  readonly status: PaymentStatus
  readonly amount: Cents
  /** In the provider's words, where it failed. */
  readonly failureReason: string | null
  readonly createdAt: Date
  /** When it was last heard of. */
  readonly updatedAt: Date
  /** Whether the money must not be kept: the order was paid already, or can't be had any more. */
  readonly refundDue: boolean
  readonly refundedAt: Date | null
  readonly refundByHand: Cents
  readonly refundByHandDoneAt: Date | null
}

/** A mail about an order, to its shopper or to a store. */
export type OrderMail = {
  readonly id: string
  /** What tells it from others: `order-sent:<parcel>`. */
  readonly key: string
  /** `order-confirmation`, `order-sent`, `store-prepare`, …: what stands before the first colon of the key. */
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly language: Language
  readonly createdAt: Date
  /** Nothing while it waits, or where the shop delivers no mail. */
  readonly sentAt: Date | null
  readonly lastError: string | null
  /** Its text, without the secrets of its links. */
  readonly text: string | null
  /** Whether its text was erased, since its reader was forgotten or its time is over. */
  readonly isErased: boolean
}

export type VoucherOfOrder = {
  readonly id: string
  readonly number: string
  readonly amount: Cents
  readonly status: string
  /** `paid-with`: the order was paid with it. `given`: staff gave it for the order. */
  readonly use: 'paid-with' | 'given'
}

export type PointsOfOrder = {
  readonly type: string
  readonly points: number
  readonly at: Date
}

/** What became of the pieces of a line. */
export type StoryLine = OrderLine & {
  /** Its place in the order, by which parcels, returns and refunds name it. */
  readonly position: number
  readonly shipped: number
  readonly returned: number
  /** Pieces that never leave: missing, or taken off the order. */
  readonly notDelivered: number
  readonly refunded: number
  /** What left, and no return holds. */
  readonly returnable: number
  /** What may still leave. */
  readonly waiting: number
}

/** Everything that the tables hold of an order. */
export type OrderFacts = {
  readonly order: Order
  readonly version: number
  readonly customer: { readonly id: string; readonly number: string } | null
  /** What the shopper wrote when ordering. */
  readonly comment: string | null
  /** The number of the order of which it takes the place of a piece, and of those that take the place of its own. */
  readonly exchangeOf: string | null
  /** The code of its gift receipt; null where nobody asked for one. */
  readonly giftCode: string | null
  readonly exchanges: readonly string[]
  /** The number of the order that it leaves together with, and of those that were placed for something more of it. */
  readonly additionTo: string | null
  readonly additions: readonly string[]
  readonly allocatedAt: Date | null
  readonly pickedAt: Date | null
  readonly packedAt: Date | null
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly cancelledAt: Date | null
  readonly payments: readonly PaymentAttempt[]
  readonly progress: Progress
  readonly withdrawals: readonly Withdrawal[]
  readonly invoices: readonly Invoice[]
  readonly mails: readonly OrderMail[]
  readonly vouchers: readonly VoucherOfOrder[]
  readonly points: readonly PointsOfOrder[]
  readonly notes: readonly OrderNote[]
  readonly changes: readonly OrderChange[]
}

/** Everything of one order, as staff read it on one page. */
export type OrderStory = OrderFacts & {
  readonly lines: readonly StoryLine[]
  readonly money: MoneyState
  readonly delivery: DeliveryKind
  /** What was paid back or is decided to be, and what can be paid back still. */
  readonly refunded: Cents
  readonly refundable: Cents
  readonly timeline: readonly TimelineEvent[]
}

/** Something that happened to an order. `about` is the id of what it tells of: a payment, parcel, return, mail, note, … */
export type TimelineEvent = {
  readonly at: Date
  readonly about: string
} & (
  | { readonly kind: 'placed' }
  | { readonly kind: 'payment-started'; readonly attempt: number; readonly method: string; readonly amount: Cents }
  | {
      readonly kind: 'payment-failed'
      readonly attempt: number
      readonly method: string
      readonly reason: string | null
    }
  | { readonly kind: 'paid' }
  /** Money that must not be kept arrived, and then went back. */
  | { readonly kind: 'paid-twice'; readonly attempt: number; readonly amount: Cents }
  | { readonly kind: 'payment-returned'; readonly attempt: number; readonly amount: Cents }
  | { readonly kind: 'allocated' | 'picked' }
  | { readonly kind: 'parcel-sent'; readonly carrier: string; readonly trackingCode: string | null }
  | { readonly kind: 'delivered' }
  | { readonly kind: 'ready-in-store' | 'collected' | 'pickup-lapsed'; readonly store: string }
  | { readonly kind: 'withdrawn'; readonly reference: string }
  | { readonly kind: 'return-announced' | 'returned'; readonly reference: string }
  | { readonly kind: 'refund-decided' | 'refunded'; readonly reason: RefundReason; readonly amount: Cents }
  | { readonly kind: 'refunded-by-hand'; readonly amount: Cents }
  | { readonly kind: 'invoice' | 'credit-note'; readonly number: string }
  | { readonly kind: 'mail-sent' | 'mail-waiting'; readonly mail: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'note'; readonly author: string }
  /** `reason` is what its author wrote for colleagues of money that was given; null of anything else. */
  | {
      readonly kind: 'changed'
      readonly what: OrderChange['kind']
      readonly author: string
      readonly reason: string | null
    }
)

/** What comes first of what happened in one moment. */
const rank: Readonly<Record<TimelineEvent['kind'], number>> = {
  placed: 0,
  'payment-started': 1,
  'payment-failed': 2,
  paid: 3,
  'paid-twice': 3,
  'payment-returned': 4,
  points: 4,
  allocated: 5,
  picked: 6,
  'parcel-sent': 7,
  'ready-in-store': 7,
  collected: 8,
  delivered: 9,
  'pickup-lapsed': 9,
  withdrawn: 10,
  'return-announced': 11,
  returned: 12,
  changed: 13,
  cancelled: 14,
  'refund-decided': 15,
  refunded: 16,
  'refunded-by-hand': 17,
  invoice: 18,
  'credit-note': 18,
  'mail-waiting': 19,
  'mail-sent': 20,
  note: 21,
}

/** What happened to an order, in the order of time: each fact that the tables hold a moment of, once. */
export function timelineOf(facts: OrderFacts): TimelineEvent[] {
  const { order, progress, payments } = facts
  const { pickup } = progress
  const events: (TimelineEvent | undefined)[] = [
    { kind: 'placed', at: order.createdAt, about: order.id },
    at(order.paidAt, { kind: 'paid', about: order.id }),
    at(facts.cancelledAt, { kind: 'cancelled', about: order.id }),
    at(facts.allocatedAt, { kind: 'allocated', about: order.id }),
    at(facts.pickedAt, { kind: 'picked', about: order.id }),
    ...payments.flatMap(ofPayment),
    ...progress.parcels.flatMap(({ id, carrier, trackingCode, shippedAt, deliveredAt }) => [
      at(shippedAt, { kind: 'parcel-sent', about: id, carrier, trackingCode }),
      at(deliveredAt, { kind: 'delivered', about: id }),
    ]),
    ...(pickup
      ? [
          at(pickup.readyAt, { kind: 'ready-in-store', about: order.id, store: pickup.locationCode }),
          at(pickup.collectedAt, { kind: 'collected', about: order.id, store: pickup.locationCode }),
          at(pickup.lapsedAt, { kind: 'pickup-lapsed', about: order.id, store: pickup.locationCode }),
        ]
      : []),
    ...facts.withdrawals.map(({ id, reference, submittedAt }) =>
      at(submittedAt, { kind: 'withdrawn', about: id, reference }),
    ),
    ...progress.returns.flatMap(({ id, reference, announcedAt, receivedAt }) => [
      at(announcedAt, { kind: 'return-announced', about: id, reference }),
      at(receivedAt, { kind: 'returned', about: id, reference }),
    ]),
    ...progress.refunds.flatMap(({ id, reason, amount, byHand, createdAt, refundedAt, byHandDoneAt }) => [
      at(createdAt, { kind: 'refund-decided', about: id, reason, amount }),
      at(refundedAt, { kind: 'refunded', about: id, reason, amount: amount - byHand }),
      at(byHandDoneAt, { kind: 'refunded-by-hand', about: id, amount: byHand }),
    ]),
    ...facts.invoices.map(({ id, kind, number, issuedAt }) => at(issuedAt, { kind, about: id, number })),
    ...facts.mails.map(({ id, kind: mail, sentAt, createdAt }) =>
      sentAt
        ? at(sentAt, { kind: 'mail-sent', about: id, mail })
        : at(createdAt, { kind: 'mail-waiting', about: id, mail }),
    ),
    ...facts.points.map((entry) => at(entry.at, { kind: 'points', about: entry.type, points: entry.points })),
    ...facts.notes.map(({ id, author, createdAt }) => at(createdAt, { kind: 'note', about: id, author: author.name })),
    ...facts.changes.map(({ id, kind, author, detail, changedAt }) =>
      at(changedAt, { kind: 'changed', about: id, what: kind, author: author.name, reason: reasonIn(detail) }),
    ),
  ]
  return events
    .filter((event) => event !== undefined)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || rank[one.kind] - rank[other.kind])
}

/** Of money that staff gave. */
const reasonIn = ({ reason }: OrderChange['detail']): string | null => (typeof reason === 'string' ? reason : null)

/** A union's members without a field, each for itself. */
type Without<Event, Field extends keyof never> = Event extends unknown ? Omit<Event, Field> : never

function at(moment: Date | null, event: Without<TimelineEvent, 'at'>): TimelineEvent | undefined {
  // What is spread is one member of the union without its moment, which is put back.
  return moment ? ({ ...event, at: moment } as TimelineEvent) : undefined
}

const hasFailed: ReadonlySet<PaymentStatus> = new Set(['failed', 'canceled', 'expired'])

function ofPayment(payment: PaymentAttempt): (TimelineEvent | undefined)[] {
  const { id: about, attempt, method, amount, status, createdAt, updatedAt } = payment
  const arrived = status === 'paid' || status === 'authorized'
  return [
    at(createdAt, { kind: 'payment-started', about, attempt, method, amount }),
    at(hasFailed.has(status) ? updatedAt : null, {
      kind: 'payment-failed',
      about,
      attempt,
      method,
      reason: payment.failureReason ?? status,
    }),
    at(payment.refundDue && arrived && !payment.refundedAt ? updatedAt : null, {
      kind: 'paid-twice',
      about,
      attempt,
      amount,
    }),
    at(payment.refundedAt, { kind: 'payment-returned', about, attempt, amount: amount - payment.refundByHand }),
    at(payment.refundByHandDoneAt, { kind: 'refunded-by-hand', about, amount: payment.refundByHand }),
  ]
}
