import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'

/** So many customers a search shows. */
const mostFound = 20

export type CustomerSearch = ReturnType<typeof customerSearch>

/** Accounts by what somebody on the telephone says of themselves. */
export function customerSearch(db: Database) {
  const isSeen = ({ storefronts, stores }: StaffReach) => {
    const ofStorefront =
      storefronts === 'all' ? sql<boolean>`true` : sql<boolean>`customers.store_code = any(${[...storefronts]}::text[])`
    if (stores === 'all') return ofStorefront
    // Somebody of a store, who ordered or keeps something there.
    return sql<boolean>`${ofStorefront} and (
      exists (select from orders o where o.customer_id = customers.id and ${isSeenOrder({ storefronts: 'all', stores })})
      or exists (select from reservations r where r.email = customers.email and r.state = 'held'
        and r.location_code = any(${[...stores]}::text[])))`
  }
  return {
    /** By number, or by the beginning of an e-mail address or a last name; by name. */
    async find(text: string, reach: StaffReach): Promise<Customer[]> {
      const typed = text.trim().toLowerCase().slice(0, 120)
      if (typed.length < 2) return []
      const beginning = `${typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
      const rows = await db
        .selectFrom('customers')
        .select(customerColumns)
        .where(({ or, eb }) =>
          or([
            eb('number', '=', typed.toUpperCase()),
            eb('email', 'like', beginning),
            eb(sql<string>`lower(last_name)`, 'like', beginning),
          ]),
        )
        .where(isSeen(reach))
        .orderBy('last_name')
        .orderBy('first_name')
        .orderBy('id')
        .limit(mostFound)
        .execute()
      return rows.map(customerOfRow)
    },

    async byNumber(number: string, reach: StaffReach): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('customers')
        .select(customerColumns)
        .where('number', '=', number)
        .where(isSeen(reach))
        .executeTakeFirst()
      return row && customerOfRow(row)
    },
  }
}
