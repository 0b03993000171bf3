import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffMessages } from '#database/tables.ts'
import { type Language, textIn } from '#kernel/storefront.ts'
import { oneSize } from '#kernel/written-size.ts'
import { isForward, type StaffMessage, type StaffMessageGoods, type StaffMessageState } from './staff-message.ts'

export type NewStaffMessage = Pick<StaffMessage, 'locationCode' | 'goods' | 'tablet' | 'askedAt' | 'endsAt'> & {
  readonly visit: string
}

const openStates = ['sent', 'taken'] as const

export function staffMessageReader(db: Database) {
  const rows = () => db.selectFrom('staff_messages').selectAll()
  return {
    async byId(id: string): Promise<StaffMessage | undefined> {
      const row = await rows().where('id', '=', id).executeTakeFirst()
      return row && messageOf(row)
    },

    /** What a visit asked since a moment, newest first; what was cancelled is not among it. */
    async ofVisit(visit: string, since: Date): Promise<StaffMessage[]> {
      const found = await rows()
        .where('visit_hash', '=', hashOf(visit))
        .where('asked_at', '>=', since)
        .where('state', '!=', 'cancelled')
        .orderBy('asked_at', 'desc')
        .limit(20)
        .execute()
      return found.map(messageOf)
    },

    /** Who waits in a store, longest first. */
    async openAt(locationCode: string, now: Date): Promise<StaffMessage[]> {
      const found = await rows()
        .where('location_code', '=', locationCode)
        .where('state', 'in', openStates)
        .where('ends_at', '>', now)
        .orderBy('asked_at')
        .limit(100)
        .execute()
      return found.map(messageOf)
    },

    /** What a size is called; nothing when the shop doesn't sell it. */
    async goods(variantSku: string, language: Language): Promise<StaffMessageGoods | undefined> {
      const row = await db
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .select(['variants.sku', 'variants.size', 'products.name'])
        .where('variants.sku', '=', variantSku)
        .where('products.active', '=', true)
        .executeTakeFirst()
      return (
        row && {
          variantSku: row.sku,
          size: row.size === oneSize ? undefined : row.size,
          productName: textIn(row.name, language),
        }
      )
    },
  }
}

export function staffMessageWriter(db: Database) {
  return {
    ...staffMessageReader(db),

    /** Ends what nobody took in time. */
    async expire(now: Date): Promise<void> {
      await db
        .updateTable('staff_messages')
        .set({ state: 'expired', ended_at: now })
        .where('state', 'in', openStates)
        .where('ends_at', '<=', now)
        .execute()
    },

    /** Writes a message down; nothing when the visit has one for the same that is open. */
    async insert(message: NewStaffMessage): Promise<StaffMessage | undefined> {
      const row = await db
        .insertInto('staff_messages')
        .values({
          location_code: message.locationCode,
          visit_hash: hashOf(message.visit),
          variant_sku: message.goods?.variantSku ?? null,
          size: message.goods?.size ?? null,
          product_name: message.goods?.productName ?? null,
          tablet: message.tablet ?? null,
          asked_at: message.askedAt,
          ends_at: message.endsAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && messageOf(row)
    },

    /** The open message of a visit for a size, or, without one, that calls somebody. */
    async openOf(visit: string, variantSku: string | undefined): Promise<StaffMessage | undefined> {
      const row = await db
        .selectFrom('staff_messages')
        .selectAll()
        .where('visit_hash', '=', hashOf(visit))
        .where('variant_sku', 'is not distinct from', variantSku ?? null)
        .where('state', 'in', openStates)
        .executeTakeFirst()
      return row && messageOf(row)
    },

    /**
     * Moves a message forward, if it is of this visit or this store. One that is there already stays as it is.
     * @returns the message as it is then; nothing when there is no such one, or it can't go there
     */
    async move(
      id: string,
      whose: { readonly visit: string } | { readonly locationCode: string },
      to: StaffMessageState,
      times: { readonly now: Date; readonly endsAt?: Date },
    ): Promise<StaffMessage | undefined> {
      const found = await db
        .selectFrom('staff_messages')
        .selectAll()
        .where('id', '=', id)
        .where((where) =>
          'visit' in whose
            ? where('visit_hash', '=', hashOf(whose.visit))
            : where('location_code', '=', whose.locationCode),
        )
        .forUpdate()
        .executeTakeFirst()
      if (!found) return undefined
      if (found.state === to) return messageOf(found)
      if (!isForward(found.state, to) || found.ends_at <= times.now) return undefined
      const row = await db
        .updateTable('staff_messages')
        .set({
          state: to,
          ...(to === 'taken' ? { taken_at: times.now } : { ended_at: times.now }),
          ...(times.endsAt && { ends_at: times.endsAt }),
        })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row && messageOf(row)
    },
  }
}

export type StaffDeliveryStore = ReturnType<typeof staffDeliveryStore>

/** What became of handing messages over; written beside everything else, so that a failure is known before it is tried again. */
export function staffDeliveryStore(db: Database) {
  return {
    ...staffMessageReader(db),
    async delivered(id: string, at: Date): Promise<void> {
      await db.updateTable('staff_messages').set({ delivered_at: at }).where('id', '=', id).execute()
    },
    async notDelivered(id: string, at: Date): Promise<void> {
      await db.updateTable('staff_messages').set({ delivery_failed_at: at }).where('id', '=', id).execute()
    },
    async purge(before: Date): Promise<void> {
      await db.deleteFrom('staff_messages').where('asked_at', '<', before).execute()
    },
  }
}

function messageOf(row: Selectable<StaffMessages>): StaffMessage {
  return {
    id: row.id,
    locationCode: row.location_code,
    goods:
      row.variant_sku === null
        ? undefined
        : { variantSku: row.variant_sku, size: row.size ?? undefined, productName: row.product_name ?? '' },
    tablet: row.tablet ?? undefined,
    state: row.state,
    askedAt: row.asked_at,
    endsAt: row.ends_at,
    isUndelivered: row.delivered_at === null && row.delivery_failed_at !== null,
  }
}

const hashOf = (visit: string): Buffer => createHash('sha256').update(visit).digest()
