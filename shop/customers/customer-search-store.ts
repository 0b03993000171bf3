import { sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import type { StorefrontCode } from '#kernel/storefront.ts'
import type { Customer } from './customer.ts'
import { customerColumns, customerOfRow } from './customer-row-store.ts'

/** So many customers a search shows. */
const mostFound = 20

export type CustomerSearch = ReturnType<typeof customerSearch>

/** Accounts by what somebody on the telephone says of themselves. */
export function customerSearch(db: Database) {
  const ofStorefronts = (storefronts: readonly StorefrontCode[] | 'all') =>
    storefronts === 'all' ? sql<boolean>`true` : sql<boolean>`customers.store_code = any(${[...storefronts]}::text[])`
  return {
    /** By number, or by the beginning of an e-mail address or a last name; by name. */
    async find(text: string, storefronts: readonly StorefrontCode[] | 'all'): Promise<Customer[]> {
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
        .where(ofStorefronts(storefronts))
        .orderBy('last_name')
        .orderBy('first_name')
        .orderBy('id')
        .limit(mostFound)
        .execute()
      return rows.map(customerOfRow)
    },

    async byNumber(number: string, storefronts: readonly StorefrontCode[] | 'all'): Promise<Customer | undefined> {
      const row = await db
        .selectFrom('customers')
        .select(customerColumns)
        .where('number', '=', number)
        .where(ofStorefronts(storefronts))
        .executeTakeFirst()
      return row && customerOfRow(row)
    },
  }
}
