import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Shop } from '#shop/shop.ts'
import { demoCatalog } from './catalogue/catalogue.ts'
import { demoPromotions } from './promotions.ts'
import { seedCast } from './seed-cast.ts'

type SeedParts = { readonly shop: Shop; readonly db: Database }

/**
 * Fills an empty shop with the demo shop, through the shop's own import. A shop that has products is left alone.
 *
 * @param withCast whether its shoppers move in too: everybody knows their password, so only on one's own machine
 */
export async function seedDemo({ shop, db }: SeedParts, withCast: boolean): Promise<boolean> {
  if (!(await shop.catalog.isEmpty())) return false
  await shop.importCatalog(demoCatalog(shop.clock.now()))
  if (withCast) await seedCast({ shop, db })
  // After the cast's orders, which are older than any of these.
  await shop.importPromotions(demoPromotions(shop.clock.now()))
  // The planner knows nothing of rows that came a moment ago.
  await sql`analyze`.execute(db)
  return true
}
