import type { Selectable } from 'kysely'
import { anyOf, type Database, json } from '#database/rows.ts'
import type { Tables } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Cents } from '#kernel/money.ts'
import type { Currency } from '#kernel/storefront.ts'
import { noProgress, type Parcel, type Progress, type Return, type ReturnWay } from './progress.ts'
import { type Quantities, quantitiesOf } from './quantities.ts'
import type { Refund, RefundReason } from './refund.ts'
import { storePickupReader } from './store-pickup-store.ts'

/** What is to be collected of an authorized payment, because a parcel left. */
export type Capture = {
  readonly parcelId: string
  readonly orderId: string
  readonly amount: Cents
  readonly capturedAt: Date | null
}

export type FulfilmentReader = ReturnType<typeof fulfilmentReader>

export function fulfilmentReader(db: Database) {
  return {
    /** What happened to orders since they were paid. */
    async progressOf(orderIds: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
      if (orderIds.length === 0) return new Map()
      const parcels = await parcelsOf(db, orderIds)
      const returns = await returnsOf(db, orderIds)
      const refunds = await refundsOf(db, orderIds)
      const pickups = await storePickupReader(db).ofOrders(orderIds)
      return new Map(
        orderIds.map((id) => [
          id,
          {
            parcels: parcels.filter(({ orderId }) => orderId === id),
            returns: returns.filter(({ orderId }) => orderId === id),
            refunds: refunds.filter(({ orderId }) => orderId === id),
            pickup: pickups.find(({ orderId }) => orderId === id),
          },
        ]),
      )
    },

    async progress(orderId: string): Promise<Progress> {
      return (await this.progressOf([orderId])).get(orderId) ?? noProgress
    },

    async parcel(id: string): Promise<Parcel | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('parcels').select('order_id').where('id', '=', id).executeTakeFirst()
      return row && (await parcelsOf(db, [row.order_id])).find((parcel) => parcel.id === id)
    },

    async return(id: string): Promise<Return | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst()
      return row && (await returnsOf(db, [row.order_id])).find((one) => one.id === id)
    },

    async returnByReference(reference: string): Promise<Return | undefined> {
      const row = await db
        .selectFrom('returns')
        .select(['id', 'order_id'])
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row && (await returnsOf(db, [row.order_id])).find((one) => one.id === row.id)
    },

    /** The label of a return as PDF, once there is one. */
    async label(returnId: string): Promise<Uint8Array | undefined> {
      const row = await db.selectFrom('returns').select('label').where('id', '=', returnId).executeTakeFirst()
      return row?.label ?? undefined
    },

    async refund(id: string): Promise<Refund | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirst()
      return row && asRefund(row)
    },

    /** What has to be paid back still, by the provider or by hand, with the numbers of its orders; the most urgent first. */
    async owed(): Promise<{ readonly number: string; readonly refund: Refund }[]> {
      const rows = await db
        .selectFrom('refunds')
        .innerJoin('orders', 'orders.id', 'refunds.order_id')
        .selectAll('refunds')
        .select('orders.number')
        .where(({ or, and, eb }) =>
          or([
            eb('refunds.refunded_at', 'is', null),
            and([eb('refunds.by_hand', '>', 0), eb('refunds.by_hand_done_at', 'is', null)]),
          ]),
        )
        .orderBy('refunds.due_at')
        .limit(500)
        .execute()
      return rows.map((row) => ({ number: row.number, refund: asRefund(row) }))
    },

    /** The refund of an order that is to be paid next. */
    async openRefundOf(orderId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('refunds')
        .select('id')
        .where('order_id', '=', orderId)
        .where('refunded_at', 'is', null)
        .orderBy('sequence')
        .limit(1)
        .executeTakeFirst()
      return row?.id
    },

    async capture(parcelId: string): Promise<Capture | undefined> {
      if (!isUuid(parcelId)) return undefined
      const row = await db.selectFrom('captures').selectAll().where('parcel_id', '=', parcelId).executeTakeFirst()
      return row && asCapture(row)
    },

    async capturesOf(orderId: string): Promise<Capture[]> {
      const rows = await db.selectFrom('captures').selectAll().where('order_id', '=', orderId).execute()
      return rows.map(asCapture)
    },

    /** When a shopper first stated in time that they withdraw from an order; from then on the law counts its 14 days. */
    async withdrawnAt(orderId: string): Promise<Date | null> {
      const row = await db
        .selectFrom('withdrawals')
        .select('submitted_at')
        .where('order_id', '=', orderId)
        .where('late', '=', false)
        .orderBy('submitted_at')
        .executeTakeFirst()
      return row?.submitted_at ?? null
    },
  }
}

export type FulfilmentWriter = ReturnType<typeof fulfilmentWriter>

export function fulfilmentWriter(tx: Database) {
  return {
    ...fulfilmentReader(tx),

    /** Writes a parcel down, once per name that the warehouse gives it. */
    async addParcel(parcel: Omit<Parcel, 'id' | 'deliveredAt'>): Promise<string | undefined> {
      const row = await tx
        .insertInto('parcels')
        .values({
          order_id: parcel.orderId,
          key: parcel.key,
          carrier: parcel.carrier,
          tracking_code: parcel.trackingCode,
          tracking_url: parcel.trackingUrl,
          shipped_at: parcel.shippedAt,
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!row) return undefined
      await tx
        .insertInto('parcel_lines')
        .values([...parcel.pieces].map(([position, quantity]) => ({ parcel_id: row.id, position, quantity })))
        .execute()
      return row.id
    },

    async arrived(parcelId: string, at: Date): Promise<void> {
      await tx
        .updateTable('parcels')
        .set({ delivered_at: at })
        .where('id', '=', parcelId)
        .where('delivered_at', 'is', null)
        .execute()
    },

    /** Writes down what an order's row says of its way, for lists. */
    async changeOrder(
      orderId: string,
      change: {
        readonly allocatedAt?: Date
        readonly pickedAt?: Date
        readonly shippedAt?: Date
        readonly deliveredAt?: Date
        readonly cancelledAt?: Date
        readonly trackTraceUrl?: string
      },
    ): Promise<void> {
      const { allocatedAt, pickedAt, shippedAt, deliveredAt, cancelledAt, trackTraceUrl } = change
      await tx
        .updateTable('orders')
        .set((by) => ({
          // The first news of each counts: the same may be told again.
          ...(allocatedAt ? { allocated_at: by.fn.coalesce('allocated_at', by.val(allocatedAt)) } : {}),
          ...(pickedAt ? { picked_at: by.fn.coalesce('picked_at', by.val(pickedAt)) } : {}),
          ...(shippedAt ? { shipped_at: by.fn.coalesce('shipped_at', by.val(shippedAt)) } : {}),
          ...(deliveredAt ? { delivered_at: deliveredAt } : {}),
          ...(cancelledAt ? { cancelled_at: cancelledAt } : {}),
          ...(trackTraceUrl === undefined ? {} : { track_trace_url: trackTraceUrl }),
        }))
        .where('id', '=', orderId)
        .execute()
    },

    /** Announces a return, once per page of the form. */
    async addReturn(one: {
      readonly orderId: string
      readonly reference: string
      readonly idempotencyKey: string
      readonly way: ReturnWay
      readonly announcedAt: Date
      readonly pieces: Quantities
    }): Promise<string> {
      const { id } = await tx
        .insertInto('returns')
        .values({
          order_id: one.orderId,
          reference: one.reference,
          idempotency_key: one.idempotencyKey,
          way: one.way,
          announced_at: one.announcedAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('return_lines')
        .values([...one.pieces].map(([position, quantity]) => ({ return_id: id, position, quantity })))
        .execute()
      return id
    },

    async returnOfKey(idempotencyKey: string): Promise<Return | undefined> {
      const row = await tx
        .selectFrom('returns')
        .select('id')
        .where('idempotency_key', '=', idempotencyKey)
        .executeTakeFirst()
      return row && this.return(row.id)
    },

    async keepLabel(returnId: string, label: { readonly code: string; readonly pdf: Uint8Array }): Promise<void> {
      await tx
        .updateTable('returns')
        .set({ label_code: label.code, label: Buffer.from(label.pdf) })
        .where('id', '=', returnId)
        .where('label', 'is', null)
        .execute()
    },

    async receive(returnId: string, received: Quantities, at: Date): Promise<void> {
      await tx.updateTable('returns').set({ received_at: at }).where('id', '=', returnId).execute()
      const lines = await tx.selectFrom('return_lines').select('position').where('return_id', '=', returnId).execute()
      for (const { position } of lines) {
        await tx
          .updateTable('return_lines')
          .set({ received: received.get(position) ?? 0 })
          .where('return_id', '=', returnId)
          .where('position', '=', position)
          .execute()
      }
    },

    async addRefund(refund: {
      readonly orderId: string
      readonly reason: RefundReason
      readonly returnId: string | null
      readonly pieces: Quantities
      readonly amount: Cents
      readonly costs: Cents
      readonly currency: Currency
      readonly createdAt: Date
      readonly dueAt: Date
    }): Promise<string> {
      const { id } = await tx
        .insertInto('refunds')
        .values({
          order_id: refund.orderId,
          reason: refund.reason,
          return_id: refund.returnId,
          pieces: json([...refund.pieces].map(([position, quantity]) => [position, quantity])),
          amount: refund.amount,
          costs: refund.costs,
          currency: refund.currency,
          created_at: refund.createdAt,
          due_at: refund.dueAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async changeRefund(
      id: string,
      change: {
        readonly askedAt?: Date
        readonly refundedAt?: Date
        readonly providerAmount?: Cents
        readonly byHand?: Cents
        readonly byHandDoneAt?: Date
      },
    ): Promise<void> {
      await tx
        .updateTable('refunds')
        .set({
          ...(change.askedAt ? { asked_at: change.askedAt } : {}),
          ...(change.refundedAt ? { refunded_at: change.refundedAt } : {}),
          ...(change.providerAmount === undefined ? {} : { provider_amount: change.providerAmount }),
          ...(change.byHand === undefined ? {} : { by_hand: change.byHand }),
          ...(change.byHandDoneAt ? { by_hand_done_at: change.byHandDoneAt } : {}),
        })
        .where('id', '=', id)
        .execute()
    },

    async addCapture(capture: Omit<Capture, 'capturedAt'>, now: Date): Promise<void> {
      await tx
        .insertInto('captures')
        .values({
          parcel_id: capture.parcelId,
          order_id: capture.orderId,
          amount: capture.amount,
          created_at: now,
        })
        .execute()
    },

    async captured(parcelId: string, at: Date): Promise<void> {
      await tx.updateTable('captures').set({ captured_at: at }).where('parcel_id', '=', parcelId).execute()
    },

    /** How far the warehouse's news were read. */
    async newsRead(): Promise<string | null> {
      const row = await tx
        .selectFrom('feed_positions')
        .select('position')
        .where('feed', '=', 'warehouse')
        .executeTakeFirst()
      return row?.position ?? null
    },

    async readEvents(position: string): Promise<void> {
      await tx
        .insertInto('feed_positions')
        .values({ feed: 'warehouse', position })
        .onConflict((conflict) => conflict.column('feed').doUpdateSet({ position }))
        .execute()
    },
  }
}

async function parcelsOf(db: Database, orderIds: readonly string[]): Promise<Parcel[]> {
  const rows = await db
    .selectFrom('parcels')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('shipped_at')
    .orderBy('key')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('parcel_lines').selectAll().where('parcel_id', '=', anyOf(ids, 'uuid')).execute()
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    key: row.key,
    carrier: row.carrier,
    trackingCode: row.tracking_code,
    trackingUrl: row.tracking_url,
    shippedAt: row.shipped_at,
    deliveredAt: row.delivered_at,
    pieces: quantitiesOf(
      lines.filter((line) => line.parcel_id === row.id).map(({ position, quantity }) => [position, quantity]),
    ),
  }))
}

async function returnsOf(db: Database, orderIds: readonly string[]): Promise<Return[]> {
  const rows = await db
    .selectFrom('returns')
    .select(['id', 'order_id', 'reference', 'way', 'announced_at', 'label_code', 'received_at'])
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('announced_at')
    .orderBy('reference')
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db.selectFrom('return_lines').selectAll().where('return_id', '=', anyOf(ids, 'uuid')).execute()
  return rows.map((row) => {
    const own = lines.filter((line) => line.return_id === row.id)
    return {
      id: row.id,
      orderId: row.order_id,
      reference: row.reference,
      way: row.way,
      announcedAt: row.announced_at,
      labelCode: row.label_code,
      receivedAt: row.received_at,
      pieces: quantitiesOf(own.map(({ position, quantity }) => [position, quantity])),
      received:
        row.received_at === null ? null : quantitiesOf(own.map(({ position, received }) => [position, received ?? 0])),
    }
  })
}

async function refundsOf(db: Database, orderIds: readonly string[]): Promise<Refund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', anyOf(orderIds, 'uuid'))
    .orderBy('sequence')
    .execute()
  return rows.map(asRefund)
}

function asRefund(row: Selectable<Tables['refunds']>): Refund {
  return {
    id: row.id,
    orderId: row.order_id,
    reason: row.reason,
    returnId: row.return_id,
    pieces: quantitiesOf(row.pieces),
    amount: row.amount,
    costs: row.costs,
    createdAt: row.created_at,
    dueAt: row.due_at,
    askedAt: row.asked_at,
    refundedAt: row.refunded_at,
    providerAmount: row.provider_amount,
    byHand: row.by_hand,
    byHandDoneAt: row.by_hand_done_at,
  }
}

function asCapture(row: Selectable<Tables['captures']>): Capture {
  return { parcelId: row.parcel_id, orderId: row.order_id, amount: row.amount, capturedAt: row.captured_at }
}
