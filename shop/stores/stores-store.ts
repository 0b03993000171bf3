import type { Database } from '#database/rows.ts'
import type { Store } from './store.ts'
import { hoursOfRow } from './store-hours-store.ts'
import { storeReferences } from './store-reference.ts'

/** Reads the stores that shoppers can visit. There are few, so one answer holds them all. */
export type StoresStore = ReturnType<typeof storesStore>

export function storesStore(db: Database) {
  const all = async (): Promise<Store[]> => {
    const rows = await db
      .selectFrom('stock_locations')
      .where('kind', '=', 'store')
      .where('closed', '=', false)
      .select([
        'code',
        'name as title',
        'street',
        'house_number as houseNumber',
        'postcode',
        'city',
        'country',
        'lat',
        'lng',
        'telephone',
        'opening_hours',
        'planned_hours',
        'local_names as localNames',
      ])
      .orderBy('priority')
      .execute()
    const references = storeReferences(rows)
    return rows.map(({ opening_hours, planned_hours, ...row }) => ({
      ...row,
      reference: references.get(row.code) ?? row.code,
      openingHours: hoursOfRow({ opening_hours, planned_hours }),
      localNames: row.localNames ?? undefined,
    }))
  }

  return {
    /** In the retailer's order. */
    all,

    /** The codes of all places where stock lies, the distribution centre among them. */
    async locationCodes(): Promise<string[]> {
      const rows = await db.selectFrom('stock_locations').select('code').orderBy('priority').execute()
      return rows.map(({ code }) => code)
    },

    async byReference(reference: string): Promise<Store | undefined> {
      return (await all()).find((store) => store.reference === reference)
    },
  }
}
