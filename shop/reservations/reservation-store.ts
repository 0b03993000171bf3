import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { isToken } from '#kernel/ids.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import { namedSize } from '../catalog/named-size.ts'
import { sizesToName } from '../catalog/named-size-store.ts'
import { movementsOf } from '../stock/movement-store.ts'
import { type ArrivalStage, toldArrival } from '../stores/arrival.ts'
import { hoursOfRow } from '../stores/store-hours-store.ts'
import { storesStore } from '../stores/stores-store.ts'
import type { ReservationState, StoreReservation } from './reservation.ts'

export type NewReservation = Pick<
  StoreReservation,
  'number' | 'storefrontCode' | 'email' | 'firstName' | 'lastName' | 'token' | 'heldUntil'
> & { readonly wish: string; readonly variantId: string; readonly locationCode: string; readonly now: Date }

export type ReservationReader = ReturnType<typeof reservationReader>

export function reservationReader(db: Database) {
  const rows = () =>
    sizesToName(db)
      .innerJoin('reservations', 'reservations.variant_id', 'variants.id')
      .leftJoin('url_records', (join) =>
        join
          .onRef('url_records.product_id', '=', 'products.id')
          .onRef('url_records.store_code', '=', 'reservations.store_code'),
      )
      .select([
        'reservations.id',
        'reservations.number',
        'reservations.location_code',
        'reservations.store_code',
        'reservations.email',
        'reservations.first_name',
        'reservations.last_name',
        'reservations.token',
        'reservations.state',
        'reservations.held_until',
        'reservations.put_aside_at',
        'reservations.arrival',
        'reservations.arrival_at',
        'url_records.url',
      ])
  type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

  async function asReservations(found: readonly Row[]): Promise<StoreReservation[]> {
    if (found.length === 0) return []
    const stores = new Map((await storesStore(db).all()).map((store) => [store.code, store]))
    return found.flatMap((row) => {
      const store = stores.get(row.location_code)
      if (!store) return []
      return {
        id: row.id,
        number: row.number,
        storefrontCode: row.store_code,
        email: row.email,
        firstName: row.first_name,
        lastName: row.last_name,
        token: row.token,
        state: row.state,
        heldUntil: row.held_until,
        putAsideAt: row.put_aside_at,
        arrival: toldArrival(row),
        store,
        ...namedSize(row, row.store_code),
      }
    })
  }

  return {
    async byId(id: string): Promise<StoreReservation | undefined> {
      const [found] = await asReservations(await rows().where('reservations.id', '=', id).execute())
      return found
    },

    /** What a mailed link opens; nothing for one that was made up. */
    async byToken(token: string): Promise<StoreReservation | undefined> {
      if (!isToken(token)) return undefined
      const [found] = await asReservations(await rows().where('reservations.token', '=', token).execute())
      return found
    },

    /** What a store keeps apart now, the most urgent first. */
    async heldAt(locationCode: string): Promise<StoreReservation[]> {
      return asReservations(
        await rows()
          .where('reservations.location_code', '=', locationCode)
          .where('reservations.state', '=', 'held')
          .orderBy('reservations.held_until')
          .execute(),
      )
    },

    async locationOf(number: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('reservations')
        .select('location_code')
        .where('number', '=', number)
        .executeTakeFirst()
      return row?.location_code
    },

    /** All of an address, the newest first. */
    async ofEmail(email: string): Promise<StoreReservation[]> {
      return asReservations(
        await rows().where('reservations.email', '=', email).orderBy('reservations.reserved_at', 'desc').execute(),
      )
    },
  }
}

export type ReservationWriter = ReturnType<typeof reservationWriter>

export function reservationWriter(tx: Database) {
  const reader = reservationReader(tx)
  return {
    ...reader,

    /** A size that is on sale, and a store that could keep it. */
    async sizeOnSale(
      sku: string,
      now: Date,
    ): Promise<{ readonly variantId: string; readonly productId: string } | undefined> {
      const row = await tx
        .selectFrom('variants')
        .innerJoin('products', 'products.id', 'variants.product_id')
        .where('variants.sku', '=', sku)
        .where('products.active', '=', true)
        .where(({ or, eb }) =>
          or([eb('products.coming_soon_date', 'is', null), eb('products.coming_soon_date', '<=', now)]),
        )
        .select(['variants.id', 'products.id as product_id'])
        .executeTakeFirst()
      return row && { variantId: row.id, productId: row.product_id }
    },

    /** What was made of a form that arrived before. */
    async byWish(wish: string): Promise<StoreReservation | undefined> {
      const row = await tx.selectFrom('reservations').select('id').where('wish', '=', wish).executeTakeFirst()
      return row && reader.byId(row.id)
    },

    async openingHoursOf(locationCode: string): Promise<OpeningHours | undefined> {
      const row = await tx
        .selectFrom('stock_locations')
        .select(['opening_hours', 'planned_hours'])
        .where('code', '=', locationCode)
        .executeTakeFirst()
      return row && hoursOfRow(row)
    },

    async countHeld(email: string): Promise<number> {
      const { count } = await tx
        .selectFrom('reservations')
        .where('email', '=', email)
        .where('state', '=', 'held')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /**
     * Takes one pair off a store's shelf, if one is there. The condition is in the statement: nobody gets a pair twice.
     *
     * @param handedOver somebody has it already, so that what the store keeps for who walks in is no matter
     */
    async takeFromShelf(
      variantId: string,
      locationCode: string,
      number: string,
      { handedOver }: { readonly handedOver: boolean },
    ): Promise<boolean> {
      const kept = handedOver
        ? sql`0`
        : sql`(select safety_stock from stock_locations where code = stock.location_code)`
      const { rows } = await sql`
        with taken as (
          update stock set available = available - 1
          where variant_id = ${variantId} and location_code = ${locationCode} and available > ${kept}
          returning variant_id, location_code, -1 as change, available
        ), ${movementsOf('taken', 'reservation', number)}
        select from taken`.execute(tx)
      return rows.length === 1
    },

    /** Nothing when the same person's form arrived before: then nothing may have been taken either. */
    async add({ variantId, locationCode, now, ...reservation }: NewReservation): Promise<string | undefined> {
      const row = await tx
        .insertInto('reservations')
        .values({
          variant_id: variantId,
          location_code: locationCode,
          number: reservation.number,
          store_code: reservation.storefrontCode,
          email: reservation.email,
          first_name: reservation.firstName,
          last_name: reservation.lastName,
          token: reservation.token,
          wish: reservation.wish,
          reserved_at: now,
          held_until: reservation.heldUntil,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      return row?.id
    },

    /** The reservation of a number, held until the transaction ends. */
    async lockByNumber(number: string): Promise<
      | {
          readonly id: string
          readonly state: ReservationState
          readonly variantId: string
          readonly locationCode: string
          readonly productId: string
          readonly heldUntil: Date
          readonly putAsideAt: Date | null
        }
      | undefined
    > {
      const row = await tx
        .selectFrom('reservations')
        .innerJoin('variants', 'variants.id', 'reservations.variant_id')
        .where('number', '=', number)
        .select([
          'reservations.id',
          'state',
          'variant_id',
          'location_code',
          'variants.product_id',
          'held_until',
          'put_aside_at',
        ])
        .forUpdate('reservations')
        .executeTakeFirst()
      return (
        row && {
          id: row.id,
          state: row.state,
          variantId: row.variant_id,
          locationCode: row.location_code,
          productId: row.product_id,
          heldUntil: row.held_until,
          putAsideAt: row.put_aside_at,
        }
      )
    },

    /** Staff have it at hand now; its time runs from here. */
    async putAside(id: string, now: Date, heldUntil: Date): Promise<void> {
      await tx
        .updateTable('reservations')
        .set({ put_aside_at: now, held_until: heldUntil })
        .where('id', '=', id)
        .execute()
    },

    /** Somebody comes for it, is there, or takes that back. The same again leaves since when. @returns whether it is news */
    async arrive(id: string, arrival: ArrivalStage | null, at: Date): Promise<boolean> {
      const { numUpdatedRows } = await tx
        .updateTable('reservations')
        .set({ arrival, arrival_at: arrival && at })
        .where('id', '=', id)
        .where('state', '=', 'held')
        .where('arrival', 'is distinct from', arrival)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Somebody took the pair home. Its place on the shelf is for the caller to know. */
    async collect(id: string, now: Date): Promise<void> {
      await tx
        .updateTable('reservations')
        .set({ state: 'collected', ended_at: now, arrival: null, arrival_at: null })
        .where('id', '=', id)
        .execute()
    },

    /** Ends what is held, once: who comes second is told nothing. Puts the pair back on the shelf. */
    async end(id: string, state: 'cancelled' | 'expired', now: Date): Promise<boolean> {
      // An empty shelf need not be a row.
      const { rows } = await sql`
        with ended as (
          update reservations set state = ${state}, ended_at = ${now}, arrival = null, arrival_at = null where id = ${id} and state = 'held'
          returning variant_id, location_code, number
        ), filled as (
          insert into stock (variant_id, location_code, available)
          select variant_id, location_code, 1 from ended
          on conflict (variant_id, location_code) do update set available = stock.available + 1
          returning variant_id, location_code, 1 as change, available
        ), ${movementsOf('filled', 'reservation-end', sql`(select number from ended)`)}
        select from ended`.execute(tx)
      return rows.length === 1
    },

    /** What nobody fetched in time, the oldest first. Two nodes that ask at once are given different ones. */
    async due(now: Date, most: number): Promise<{ readonly id: string; readonly productId: string }[]> {
      const found = await tx
        .selectFrom('reservations')
        .innerJoin('variants', 'variants.id', 'reservations.variant_id')
        .where('reservations.state', '=', 'held')
        .where('reservations.held_until', '<=', now)
        .orderBy('reservations.held_until')
        .select(['reservations.id', 'variants.product_id'])
        .limit(most)
        .forUpdate('reservations')
        .skipLocked()
        .execute()
      return found.map((row) => ({ id: row.id, productId: row.product_id }))
    },

    /** Everything of an address that is over. */
    async erase(email: string): Promise<void> {
      await tx.deleteFrom('reservations').where('email', '=', email).where('state', '<>', 'held').execute()
    },

    /** Whose it was, of what is over; the store has to hear of it still. */
    async eraseHolder(email: string): Promise<void> {
      await tx
        .updateTable('reservations')
        .set({ email: '', first_name: '', last_name: '', token: sql<string>`gen_random_uuid()::text` })
        .where('email', '=', email)
        .where('state', '<>', 'held')
        .execute()
    },

    async purgeOld(endedBefore: Date): Promise<void> {
      await tx.deleteFrom('reservations').where('ended_at', '<', endedBefore).execute()
    },
  }
}
