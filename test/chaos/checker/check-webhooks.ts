import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** Every webhook is delivered in the end: the shop’s to its receiver, and the provider’s to the shop. */
export async function checkWebhooks(db: Queryable, { heard, undelivered }: Evidence): Promise<Finding[]> {
  const ids = [...new Set(heard.map(({ id }) => id))]
  return [
    ...(await foundBy(db, 'event-missing', eventMissing)),
    ...(await foundBy(
      db,
      'event-waits',
      `select event_id || ' is ' || state as what from webhook_deliveries where state <> 'delivered'`,
    )),
    ...(await foundBy(
      db,
      'event-unheard',
      `select 'evt_' || event_id as what from webhook_deliveries
       where state = 'delivered' and 'evt_' || event_id <> all ($1::text[])`,
      [ids],
    )),
    ...(undelivered > 0 ? [{ kind: 'provider-waits', what: `${undelivered} webhooks` } as const] : []),
  ]
}

/** By what the orders themselves say. */
const eventMissing = `
  select happened.type || ' of ' || happened.id as what from (
    select 'order.placed' as type, id from orders
    union all select 'order.paid', id from orders where paid_at is not null
    union all select 'order.cancelled', id from orders where state = 'cancelled'
    union all select 'order.shipped', order_id from parcels
    union all select 'order.refunded', order_id from refunds where refunded_at is not null
  ) as happened
  where (select min(created_at) from webhook_endpoints) is not null
    and not exists (
      select from shop_events join webhook_deliveries on webhook_deliveries.event_id = shop_events.id
      where shop_events.type = happened.type and shop_events.object_id = happened.id::text
    )`
