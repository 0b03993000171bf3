import { sql } from 'kysely'
import { anyOf, type Database, jsonOrNull } from '#database/rows.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { LocationFeed, StoreFeed } from './catalog-feed.ts'
import { toldHoursAfter } from './told-hours.ts'

/** Writes where stock lies. */
export function locationWriter(tx: Database) {
  return {
    /** Where nobody walks in. */
    async distributionCentres(): Promise<ReadonlySet<string>> {
      const rows = await tx
        .selectFrom('stock_locations')
        .where('kind', '=', 'distribution-centre')
        .select('code')
        .execute()
      return new Set(rows.map(({ code }) => code))
    },

    /** Distribution centres and the stores that are open for shoppers, or those of them that are named, in the retailer's order. */
    async storeFeeds(codes?: readonly string[]): Promise<StoreFeed[]> {
      const rows = await tx
        .selectFrom('stock_locations')
        .selectAll()
        .where('closed', '=', false)
        .$if(codes !== undefined, (query) => query.where('code', '=', anyOf(codes ?? [], 'text')))
        .orderBy('priority')
        .execute()
      return rows.map((row) => ({
        code: row.code,
        name: row.name,
        street: row.street,
        houseNumber: row.house_number,
        postcode: row.postcode,
        city: row.city,
        country: row.country,
        lat: row.lat,
        lng: row.lng,
        telephone: row.telephone,
        safetyStock: row.safety_stock,
        ...(row.opening_hours && { openingHours: row.opening_hours }),
        ...(row.local_names && { localNames: row.local_names }),
      }))
    },

    /** The hours that files told of stores before staff changed them, by the codes of those stores. */
    async hoursToldBefore(codes: readonly string[]): Promise<ReadonlyMap<string, OpeningHours>> {
      const rows = await tx
        .selectFrom('stock_locations')
        .select(['code', 'told_hours'])
        .where('code', '=', anyOf(codes, 'text'))
        .execute()
      return new Map(rows.flatMap(({ code, told_hours: told }) => (told ? [[code, told] as const] : [])))
    },

    /** Writes locations; new ones are stores, and follow after those that are there. */
    async putStores(stores: readonly StoreFeed[]): Promise<void> {
      for (const store of stores) {
        const { priority } = await tx
          .selectFrom('stock_locations')
          .select(({ fn }) => fn.coalesce(fn.max<number>('priority'), sql<number>`0`).as('priority'))
          .executeTakeFirstOrThrow()
        const held = await tx
          .selectFrom('stock_locations')
          .select(['opening_hours', 'told_hours'])
          .where('code', '=', store.code)
          .executeTakeFirst()
        const told = toldHoursAfter(held?.told_hours ?? undefined, held?.opening_hours ?? undefined, store.openingHours)
        const values = { ...buildingOf(store), told_hours: jsonOrNull(told), closed: false }
        await tx
          .insertInto('stock_locations')
          .values({ code: store.code, kind: 'store', priority: priority + 1, ...values })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
          .execute()
      }
    },

    /** Shows stores nowhere any more. */
    async closeStores(codes: readonly string[]): Promise<void> {
      await tx
        .updateTable('stock_locations')
        .set({ closed: true })
        .where('kind', '=', 'store')
        .where('code', '=', anyOf(codes, 'text'))
        .execute()
    },

    async locations(locations: readonly LocationFeed[]): Promise<void> {
      for (const [index, location] of locations.entries()) {
        const values = {
          ...buildingOf(location),
          kind: location.kind,
          closed: false,
          priority: location.kind === 'distribution-centre' ? 0 : index + 1,
        }
        await tx
          .insertInto('stock_locations')
          .values({ code: location.code, ...values })
          .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
          .execute()
      }
    },
  }
}

const buildingOf = (building: StoreFeed) => ({
  name: building.name,
  street: building.street,
  house_number: building.houseNumber,
  postcode: building.postcode,
  city: building.city,
  country: building.country,
  lat: building.lat,
  lng: building.lng,
  telephone: building.telephone,
  opening_hours: jsonOrNull(building.openingHours),
  local_names: jsonOrNull(building.localNames),
  ...(building.safetyStock !== undefined && { safety_stock: building.safetyStock }),
})
