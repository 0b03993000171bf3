import { type Selectable, sql } from 'kysely'
import { type Database, jsonOrNull } from '#database/rows.ts'
import type { StockLocations } from '#database/tables.ts'
import type { OpeningHours } from '#kernel/opening-hours.ts'
import type { StoreHours } from './store-hours.ts'

/** The hours of a row, with those that are planned. */
export function hoursOfRow({
  opening_hours: hours,
  planned_hours: planned,
}: Pick<Selectable<StockLocations>, 'opening_hours' | 'planned_hours'>): OpeningHours | undefined {
  return hours === null ? undefined : { ...hours, ...(planned !== null && planned.length > 0 && { planned }) }
}

export type StoreHoursReader = ReturnType<typeof storeHoursReader>

/** Hours of stores as staff change them. */
export function storeHoursReader(db: Database) {
  return {
    /** Nothing for what is no store, and for one that is closed for good. */
    async hoursOf(code: string): Promise<StoreHours | undefined> {
      const row = await storeRows(db).where('code', '=', code).executeTakeFirst()
      return row && storeHoursOf(row)
    },
  }
}

export function storeHoursWriter(tx: Database) {
  return {
    ...storeHoursReader(tx),

    /** A store's hours, held until the transaction ends. */
    async lockHours(code: string): Promise<StoreHours | undefined> {
      const row = await storeRows(tx).where('code', '=', code).forUpdate().executeTakeFirst()
      return row && storeHoursOf(row)
    },

    /** Stores with hours that are planned, held in one order. */
    async lockPlanned(): Promise<StoreHours[]> {
      const rows = await storeRows(tx).where('planned_hours', 'is not', null).orderBy('code').forUpdate().execute()
      return rows.map(storeHoursOf)
    },

    /** Writes hours as staff decide them. Those that files told stay beside them, so that the next file is known to say nothing new. */
    async putHours(code: string, { planned = [], ...hours }: OpeningHours): Promise<void> {
      await tx
        .updateTable('stock_locations')
        .set({
          told_hours: sql`coalesce(told_hours, opening_hours)`,
          opening_hours: JSON.stringify(hours),
          planned_hours: jsonOrNull(planned.length > 0 ? planned : undefined),
        })
        .where('code', '=', code)
        .execute()
    },
  }
}

const storeRows = (db: Database) =>
  db
    .selectFrom('stock_locations')
    .select(['code', 'name', 'opening_hours', 'planned_hours'])
    .select(sql<string>`md5(concat(opening_hours, planned_hours))`.as('version'))
    .where('kind', '=', 'store')
    .where('closed', '=', false)

type Row = Awaited<ReturnType<ReturnType<typeof storeRows>['execute']>>[number]

const storeHoursOf = ({ code, name, version, ...row }: Row): StoreHours => ({
  code,
  name,
  version,
  hours: hoursOfRow(row),
})
