import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { Shop } from '#shop/shop.ts'
import type { RecordDemoPayment } from './demo-payment.ts'

type SeedDeps = {
  readonly shop: Shop
  readonly db: Database
  /** Absent where a provider of money is at work, who knows nothing of what the demo's shoppers paid. */
  readonly recordDemoPayment?: RecordDemoPayment | undefined
}

/**
 * Fills an empty shop with the demo shop, through the shop's own import. A shop that has products is left alone.
 *
 * @param withDemoCustomers whether its shoppers move in too: everybody knows their password, so only on one's own machine
 */
export async function seedDemo(
  { shop, db, recordDemoPayment }: SeedDeps,
  withDemoCustomers: boolean,
): Promise<boolean> {
  if (!(await shop.catalog.isEmpty())) return false
  // Loaded by the first start alone: all others find the shop filled.
  const [{ demoCatalog }, { seedDemoCustomers }, { demoPromotions }] = await Promise.all([
    import('./catalogue/catalogue.ts'),
    import('./seed-demo-customers.ts'),
    import('./promotions.ts'),
  ])
  await shop.importCatalog(demoCatalog(shop.clock.now()))
  if (withDemoCustomers) await seedDemoCustomers({ shop, db, recordDemoPayment })
  // After the cast's orders, which are older than any of these.
  await shop.importPromotions(demoPromotions(shop.clock.now()))
  // What the night would find out.
  await shop.learnPairs()
  await shop.learnSimilar()
  // The planner knows nothing of rows that came a moment ago.
  await sql`analyze`.execute(db)
  return true
}
