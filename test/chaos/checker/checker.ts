import { checkInvoices } from './check-invoices.ts'
import { checkMails } from './check-mails.ts'
import { checkMoney } from './check-money.ts'
import { checkOrders } from './check-orders.ts'
import { checkOthers } from './check-others.ts'
import { checkStock } from './check-stock.ts'
import { checkWebhooks } from './check-webhooks.ts'
import type { Evidence, Finding, Queryable, ShelfBefore } from './evidence.ts'

/**
 * Before a run: where the ledger of stock ends, and what lies on each shelf. Kept beside the shop’s tables, for the checker alone.
 * @returns the shelves
 */
export async function beginChecking(db: Queryable): Promise<ShelfBefore[]> {
  await db.query('create table chaos_began as select coalesce(max(id), 0) as last from stock_movements')
  const { rows } = await db.query<ShelfBefore>(
    'select variant_id as variant, location_code as location, available from stock order by 1, 2',
  )
  return rows
}

/**
 * Reads the database and the books of everybody else, and says what should not be. It knows nothing of the shop but its tables: its
 * questions and its sums are its own, so that what the shop does wrong it does not do wrong as well.
 */
export async function findProblems(db: Queryable, evidence: Evidence): Promise<Finding[]> {
  return [
    ...(await checkOrders(db, evidence)),
    ...(await checkMoney(db, evidence)),
    ...(await checkStock(db, evidence)),
    ...(await checkInvoices(db)),
    ...(await checkMails(db, evidence)),
    ...(await checkWebhooks(db, evidence)),
    ...(await checkOthers(db, evidence)),
  ]
}
