import { type Selectable, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { ParcelLabels } from '#database/tables.ts'
import { isUuid } from '#kernel/ids.ts'
import type { Order } from '../orders/order.ts'
import type { ParcelLabel } from './parcel-label-port.ts'

/** A label that was made and that no parcel has taken along yet. */
export type OpenLabel = Omit<ParcelLabel, 'pdf' | 'papers'> & {
  readonly id: string
  /** Of where it was made out to. */
  readonly receiverDigest: Buffer
  readonly madeAt: Date
  /** Whether it can still be printed; its file is erased in time. */
  readonly hasFile: boolean
}

/** No parcel has taken the label along. */
const hasNotLeft = sql<boolean>`not exists (
  select from parcels where parcels.order_id = parcel_labels.order_id and parcels.tracking_code = parcel_labels.tracking_code)`

const openLabelColumns = [
  'parcel_labels.id',
  'parcel_labels.shipment',
  'parcel_labels.carrier',
  'parcel_labels.tracking_code',
  'parcel_labels.tracking_url',
  'parcel_labels.receiver_digest',
  'parcel_labels.made_at',
  sql<boolean>`parcel_labels.pdf is not null`.as('has_file'),
] as const

type OpenLabelRow = Pick<
  Selectable<ParcelLabels>,
  'id' | 'shipment' | 'carrier' | 'tracking_code' | 'tracking_url' | 'receiver_digest' | 'made_at'
> & { readonly has_file: boolean }

const asOpenLabel = (row: OpenLabelRow): OpenLabel => ({
  id: row.id,
  shipment: row.shipment,
  carrier: row.carrier,
  trackingCode: row.tracking_code,
  trackingUrl: row.tracking_url,
  receiverDigest: row.receiver_digest,
  madeAt: row.made_at,
  hasFile: row.has_file,
})

/** Labels of parcels that are about to leave. */
export function parcelLabelReader(db: Database) {
  return {
    /** The label that waits for its parcel; nothing once a parcel with its code left, or it was called off. */
    async openLabel(orderId: string): Promise<OpenLabel | undefined> {
      const row = await db
        .selectFrom('parcel_labels')
        .select(openLabelColumns)
        .where('order_id', '=', orderId)
        .where('cancelled_at', 'is', null)
        .where(hasNotLeft)
        .orderBy('made_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && asOpenLabel(row)
    },

    /** The labels that wait for the parcels of some orders, by the ids of the orders, each with where its order goes by now. */
    async openLabels(
      orderIds: readonly string[],
    ): Promise<ReadonlyMap<string, OpenLabel & { readonly order: Pick<Order, 'email' | 'shippingAddress'> }>> {
      if (orderIds.length === 0) return new Map()
      const rows = await db
        .selectFrom('parcel_labels')
        .innerJoin('orders', 'orders.id', 'parcel_labels.order_id')
        .distinctOn('parcel_labels.order_id')
        .select([...openLabelColumns, 'parcel_labels.order_id', 'orders.email', 'orders.shipping_address'])
        .where('parcel_labels.order_id', 'in', [...orderIds])
        .where('parcel_labels.cancelled_at', 'is', null)
        .where(hasNotLeft)
        .orderBy('parcel_labels.order_id')
        .orderBy('parcel_labels.made_at', 'desc')
        .execute()
      return new Map(
        rows.map((row) => [
          row.order_id,
          { ...asOpenLabel(row), order: { email: row.email, shippingAddress: row.shipping_address } },
        ]),
      )
    },

    /** How many were made for an order, those that were called off among them. */
    async labelsMade(orderId: string): Promise<number> {
      const { made } = await db
        .selectFrom('parcel_labels')
        .select(({ fn }) => fn.countAll<number>().as('made'))
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
      return Number(made)
    },

    /** Labels that wait for a parcel of an order that was cancelled, the oldest first. */
    async idleLabels({
      madeSince,
      triedBefore,
      most,
    }: {
      readonly madeSince: Date
      readonly triedBefore: Date
      readonly most: number
    }): Promise<{ readonly id: string; readonly shipment: string; readonly reference: string }[]> {
      return db
        .selectFrom('parcel_labels')
        .innerJoin('orders', 'orders.id', 'parcel_labels.order_id')
        .select(['parcel_labels.id', 'parcel_labels.shipment', 'parcel_labels.reference'])
        .where('orders.state', '=', 'cancelled')
        .where('parcel_labels.cancelled_at', 'is', null)
        .where('parcel_labels.made_at', '>=', madeSince)
        .where((eb) => eb.or([eb('cancel_tried_at', 'is', null), eb('cancel_tried_at', '<', triedBefore)]))
        .where(hasNotLeft)
        .orderBy('parcel_labels.made_at')
        .limit(most)
        .execute()
    },

    /** A label as PDF; nothing for one of another order, and once it was erased. */
    async labelFile(orderId: string, id: string): Promise<Uint8Array | undefined> {
      if (!isUuid(id)) return undefined
      const row = await db
        .selectFrom('parcel_labels')
        .select('pdf')
        .where('id', '=', id)
        .where('order_id', '=', orderId)
        .executeTakeFirst()
      return row?.pdf ?? undefined
    },

    /** Labels as PDF by their ids, the first of them up to so many bytes; without those that were erased. */
    async labelFiles(ids: readonly string[], mostBytes: number): Promise<ReadonlyMap<string, Uint8Array>> {
      const { rows } = await sql<{ id: string; pdf: Uint8Array }>`
        with sized as (
          select label.id, sum(octet_length(label.pdf)) over (order by asked.place) as bytes
          from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place)
          join parcel_labels label on label.id = asked.id and label.pdf is not null
        )
        select label.id, label.pdf from sized join parcel_labels label using (id)
        where sized.bytes <= ${mostBytes} and label.pdf is not null`.execute(db)
      return new Map(rows.map(({ id, pdf }) => [id, pdf]))
    },
  }
}

export function parcelLabelWriter(tx: Database) {
  return {
    /** Keeps a label, once for its reference: two presses at once were given the same one. */
    async keepParcelLabel(
      label: Omit<ParcelLabel, 'papers'> & {
        readonly orderId: string
        readonly reference: string
        readonly receiverDigest: Buffer
        readonly madeAt: Date
      },
    ): Promise<void> {
      await tx
        .insertInto('parcel_labels')
        .values({
          order_id: label.orderId,
          reference: label.reference,
          shipment: label.shipment,
          carrier: label.carrier,
          tracking_code: label.trackingCode,
          tracking_url: label.trackingUrl,
          receiver_digest: label.receiverDigest,
          pdf: Buffer.from(label.pdf),
          made_at: label.madeAt,
        })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .execute()
    },

    async cancelParcelLabel(id: string, at: Date): Promise<void> {
      await tx
        .updateTable('parcel_labels')
        .set({ cancelled_at: at })
        .where('id', '=', id)
        .where('cancelled_at', 'is', null)
        .execute()
    },

    async noteCancelTried(id: string, at: Date): Promise<void> {
      await tx.updateTable('parcel_labels').set({ cancel_tried_at: at }).where('id', '=', id).execute()
    },
  }
}
