import { type RawBuilder, sql } from 'kysely'
import type { StaffReach } from '#kernel/staff-reach.ts'

/**
 * Whether a member of staff sees the order `o` of a statement: one of their storefronts, and where they are narrowed to stores one that is
 * picked up there, whose pieces are reserved there, or of which a return was taken in there.
 */
export function isSeenOrder({ storefronts, stores }: StaffReach): RawBuilder<unknown> {
  const ofStorefront = storefronts === 'all' ? undefined : sql`o.store_code = any(${[...storefronts]}::text[])`
  const ofStore = stores === 'all' ? undefined : isOfStores([...stores])
  if (ofStorefront && ofStore) return sql`(${ofStorefront} and ${ofStore})`
  return ofStorefront ?? ofStore ?? sql`true`
}

const isOfStores = (codes: readonly string[]) => sql`o.id in (
  select order_id from store_pickups where location_code = any(${codes}::text[])
  union all select order_id from stock_claims where location_code = any(${codes}::text[])
  union all select order_id from returns where received_at_location = any(${codes}::text[]))`
