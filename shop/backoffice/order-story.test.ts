import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noProgress } from '../fulfilment/progress.ts'
import { noQuantities } from '../fulfilment/quantities.ts'
import type { Order } from '../orders/order.ts'
import type { OrderChangeKind } from './order-change.ts'
import { type OrderFacts, timelineOf } from './order-story.ts'

const begun = new Date('2026-11-01T09:00:00Z')

const none: OrderFacts = {
  // What a timeline reads of an order.
  order: { id: 'order', createdAt: begun, paidAt: null } as Order,
  version: 1,
  customer: null,
  comment: null,
  exchangeOf: null,
  giftCode: null,
  exchanges: [],
  additionTo: null,
  additions: [],
  allocatedAt: null,
  pickedAt: null,
  packedAt: null,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  payments: [],
  progress: noProgress,
  withdrawals: [],
  invoices: [],
  mails: [],
  vouchers: [],
  points: [],
  notes: [],
  changes: [],
}

const moment = fc.integer({ min: 0, max: 5_000 }).map((minutes) => new Date(begun.getTime() + minutes * 60_000))
const maybe = fc.option(moment)
const author = { id: 'staff-1', name: 'Nadia' }

const facts: fc.Arbitrary<OrderFacts> = fc
  .record({
    paidAt: maybe,
    cancelledAt: maybe,
    allocatedAt: maybe,
    payments: fc.array(
      fc.record({
        createdAt: moment,
        updatedAt: moment,
        status: fc.constantFrom('created', 'open', 'paid', 'failed', 'expired', 'canceled'),
        refundDue: fc.boolean(),
        refundedAt: maybe,
      }),
      { maxLength: 4 },
    ),
    parcels: fc.array(fc.record({ shippedAt: moment, deliveredAt: maybe }), { maxLength: 3 }),
    returns: fc.array(fc.record({ announcedAt: moment, receivedAt: maybe }), { maxLength: 3 }),
    refunds: fc.array(fc.record({ createdAt: moment, refundedAt: maybe, byHandDoneAt: maybe }), { maxLength: 3 }),
    mails: fc.array(fc.record({ createdAt: moment, sentAt: maybe }), { maxLength: 4 }),
    notes: fc.array(moment, { maxLength: 3 }),
    changes: fc.array(moment, { maxLength: 3 }),
  })
  .map(
    (drawn) =>
      ({
        ...none,
        order: { ...none.order, paidAt: drawn.paidAt },
        cancelledAt: drawn.cancelledAt,
        allocatedAt: drawn.allocatedAt,
        payments: drawn.payments.map((payment, index) => ({
          ...payment,
          id: `payment-${index}`,
          attempt: index + 1,
          method: 'ideal',
          providerId: null,
          amount: 1000,
          failureReason: null,
          refundByHand: 0,
          refundByHandDoneAt: null,
        })),
        progress: {
          parcels: drawn.parcels.map((parcel, index) => ({
            ...parcel,
            id: `parcel-${index}`,
            orderId: 'order',
            key: String(index),
            carrier: 'PostNL',
            trackingCode: null,
            trackingUrl: null,
            pieces: noQuantities,
          })),
          returns: drawn.returns.map((one, index) => ({
            ...one,
            id: `return-${index}`,
            orderId: 'order',
            reference: `R-${index}`,
            way: 'post' as const,
            labelCode: null,
            pieces: noQuantities,
            received: null,
          })),
          refunds: drawn.refunds.map((one, index) => ({
            ...one,
            id: `refund-${index}`,
            orderId: 'order',
            reason: 'returned' as const,
            returnId: null,
            exchangeOrderId: null,
            pieces: noQuantities,
            amount: 500,
            costs: 0,
            dueAt: begun,
            askedAt: null,
            providerAmount: 500,
            cardAmount: 0,
            byHand: 0,
          })),
        },
        mails: drawn.mails.map((mail, index) => ({
          ...mail,
          id: `mail-${index}`,
          key: `order-sent:${index}`,
          kind: 'order-sent',
          to: '',
          subject: '',
          language: 'nl',
          lastError: null,
          text: null,
          isErased: true,
        })),
        notes: drawn.notes.map((createdAt, index) => ({
          id: `note-${index}`,
          author,
          text: 'Called back',
          mentions: [],
          createdAt,
        })),
        changes: drawn.changes.map((changedAt, index) => ({
          id: `change-${index}`,
          kind: 'address' as const,
          author,
          detail: {},
          changedAt,
        })),
      }) satisfies OrderFacts as OrderFacts,
  )

/** Every moment that the facts hold, with what it is of. */
function momentsOf({ order, cancelledAt, allocatedAt, payments, progress, mails, notes, changes }: OrderFacts) {
  const ofOrder = [order.createdAt, order.paidAt, cancelledAt, allocatedAt].map((at) => [order.id, at] as const)
  return [
    ...ofOrder,
    ...payments.flatMap(({ id, createdAt, refundedAt }) => [[id, createdAt] as const, [id, refundedAt] as const]),
    ...payments.flatMap(({ id, status, updatedAt }) =>
      ['failed', 'expired', 'canceled'].includes(status) ? [[id, updatedAt] as const] : [],
    ),
    ...payments.flatMap(({ id, status, refundDue, refundedAt, updatedAt }) =>
      status === 'paid' && refundDue && refundedAt === null ? [[id, updatedAt] as const] : [],
    ),
    ...progress.parcels.flatMap((one) => [[one.id, one.shippedAt] as const, [one.id, one.deliveredAt] as const]),
    ...progress.returns.flatMap((one) => [[one.id, one.announcedAt] as const, [one.id, one.receivedAt] as const]),
    ...progress.refunds.flatMap((one) => [
      [one.id, one.createdAt] as const,
      [one.id, one.refundedAt] as const,
      [one.id, one.byHandDoneAt] as const,
    ]),
    ...mails.map(({ id, sentAt, createdAt }) => [id, sentAt ?? createdAt] as const),
    ...notes.map(({ id, createdAt }) => [id, createdAt] as const),
    ...changes.map(({ id, changedAt }) => [id, changedAt] as const),
  ].flatMap(([about, at]) => (at ? [`${about} ${at.toISOString()}`] : []))
}

describe('the timeline of an order', () => {
  test('is in the order of time, loses nothing and invents nothing', () => {
    fc.assert(
      fc.property(facts, (drawn) => {
        const timeline = timelineOf(drawn)
        const times = timeline.map(({ at }) => at.getTime())
        expect(times).toEqual([...times].sort((a, b) => a - b))
        expect(timeline.map(({ about, at }) => `${about} ${at.toISOString()}`).sort()).toEqual(momentsOf(drawn).sort())
      }),
    )
  })

  test('tells what happened in one moment in the order in which it must have happened', () => {
    const at = begun
    const drawn: OrderFacts = {
      ...none,
      order: { ...none.order, paidAt: at },
      allocatedAt: at,
      pickedAt: at,
      notes: [{ id: 'note', author, text: 'x', mentions: [], createdAt: at }],
    }
    expect(timelineOf(drawn).map(({ kind }) => kind)).toEqual(['placed', 'paid', 'allocated', 'picked', 'note'])
  })

  test('says why money was given, and of what else was changed no reason', () => {
    const changed = (kind: OrderChangeKind, detail: Readonly<Record<string, unknown>>) => ({
      id: kind,
      kind,
      author,
      detail,
      changedAt: begun,
    })
    const changes = [
      changed('refunded', { amount: 500, reason: 'A scratch on the heel' }),
      changed('address', { fields: ['street'] }),
    ]
    expect(timelineOf({ ...none, changes }).filter(({ kind }) => kind === 'changed')).toEqual([
      expect.objectContaining({ about: 'refunded', author: 'Nadia', reason: 'A scratch on the heel' }),
      expect.objectContaining({ about: 'address', reason: null }),
    ])
  })
})
