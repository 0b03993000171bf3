import { type RawBuilder, sql } from 'kysely'
import { beginningWith, type Database } from '#database/rows.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import { orderDigits } from '../orders/order-digits-store.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import type { SearchTerms } from './search-terms.ts'

/** So many orders a search shows. */
const mostFound = 20

/** Among so many of the newest orders an article is looked for, and in so many lines of any age. */
const recentOrders = 2000
const mostLines = 2000

export type OrderSearch = ReturnType<typeof orderSearch>

/** Orders by whatever somebody on the telephone can say of them. Each way is one look into an index. */
export function orderSearch(db: Database) {
  return {
    /** Ids of orders, the newest first. */
    async ids(terms: SearchTerms, reach: StaffReach): Promise<string[]> {
      const ways = waysOf(terms)
      if (ways.length === 0) return []
      const seen = isSeenOrder(reach)
      const each = ways.map(
        (way) => sql`(select o.id, o.created_at from orders o where ${way} and ${seen}
          order by o.created_at desc limit ${mostFound})`,
      )
      const { rows } = await sql<{ id: string }>`
        select id, max(created_at) as created_at from (${sql.join(each, sql` union all `)}) found
        group by id order by created_at desc, id limit ${mostFound}`.execute(db)
      return rows.map(({ id }) => id)
    },
  }
}

function waysOf(terms: SearchTerms): RawBuilder<unknown>[] {
  const { number, email, zipcode, phone, article, tracking, payment, lastName } = terms
  const ways = [
    number && sql`${orderDigits('o')} = ${number}`,
    email && sql`lower(o.email) like ${beginningWith(email)}`,
    zipcode && sql`replace(upper(o.shipping_address ->> 'zipcode'), ' ', '') = ${zipcode}`,
    phone && sql`o.shipping_address ->> 'phoneNumber' = any(${spellingsOf(phone)}::text[])`,
    // What many bought is found among the newest orders, what few bought wherever it is: nobody reads through all of the many.
    article &&
      sql`o.id in (select recent.id from (select id from orders order by created_at desc, id desc limit ${recentOrders}) recent
      where exists (select from order_lines l where l.order_id = recent.id and (l.sku = ${article} or l.ean = ${article})))`,
    article &&
      sql`o.id in (
      select order_id from (select order_id from order_lines where sku = ${article} limit ${mostLines}) by_sku
      union all select order_id from (select order_id from order_lines where ean = ${article} limit ${mostLines}) by_ean offset 0)`,
    tracking && sql`o.id in (select order_id from parcels where upper(tracking_code) = ${tracking} offset 0)`,
    payment && sql`o.id in (select order_id from payments where provider_id = ${payment} offset 0)`,
    lastName && sql`lower(o.shipping_address ->> 'lastName') like ${beginningWith(lastName)}`,
  ]
  return ways.filter((way) => way !== undefined && way !== '')
}

/** A number may have been typed with the country or without; orders keep it with. */
function spellingsOf(phone: string): string[] {
  const national = phone.replace(/^0/, '')
  return phone.startsWith('+') ? [phone] : ['31', '32', '33', '49', '44'].map((country) => `+${country}${national}`)
}
