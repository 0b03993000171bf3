import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Shop } from '#shop/shop.ts'
import { demoCatalog } from './catalogue/catalogue.ts'

/** Fills an empty shop with the demo shop, through the shop's own import. A shop that has products is left alone. */
export async function seedDemo({ shop, db }: { readonly shop: Shop; readonly db: Database }): Promise<boolean> {
  if (!(await shop.catalog.isEmpty())) return false
  await shop.importCatalog(demoCatalog(shop.clock.now()))
  // The planner knows nothing of rows that came a moment ago.
  await sql`analyze`.execute(db)
  return true
}
