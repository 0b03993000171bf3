import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#database/rows.ts'
import { localDay } from '#kernel/calendar.ts'
import { day } from '#kernel/clock.ts'
import { readServicePoint } from '#kernel/service-point.ts'
import type { StaffReach } from '#kernel/staff-reach.ts'
import type { Currency, StorefrontCode } from '#kernel/storefront.ts'
import type { OrderState } from '../orders/order.ts'
import { type OrderLabel, orderLabel } from '../orders/order-history.ts'
import { isSeenOrder } from '../orders/seen-orders-store.ts'
import {
  type DeliveryKind,
  type FulfilmentState,
  isOldestFirst,
  type ListedOrder,
  moneyState,
  mostCounted,
  type OrderListFilter,
  type OrderListPage,
  type OrderListView,
  orderListViews,
  ordersPerPage,
  readCursor,
  type ViewCount,
  writtenCursor,
} from './order-list.ts'
import { piecesOfOrder } from './order-pieces-store.ts'

/** An order without a promised day should have left so long after it was paid. */
const usualTimeToPack = 3 * day

export type OrderListReader = ReturnType<typeof orderListReader>

/** Lists of orders for staff. */
export function orderListReader(db: Database) {
  return {
    /** @param after the `next` of the page before; what is no cursor begins at the start */
    async page(
      filter: OrderListFilter,
      reach: StaffReach,
      { now, after }: { readonly now: Date; readonly after?: string | undefined },
    ): Promise<OrderListPage> {
      const oldest = isOldestFirst(filter.view)
      const cursor = readCursor(after)
      const direction = oldest ? sql`asc` : sql`desc`
      const behind = cursor
        ? sql`and (o.created_at, o.id) ${oldest ? sql`>` : sql`<`} (${`${cursor.at}+00`}::timestamptz, ${cursor.id}::uuid)`
        : sql``
      const { rows } = await sql<OrderListRow>`
        with page as (
          select o.* from ${ordersOf(filter.view)}
          where ${isListed(filter, reach, now)} ${behind}
          order by o.created_at ${direction}, o.id ${direction}
          limit ${ordersPerPage + 1}
        )
        select ${listedColumns} from page order by page.created_at ${direction}, page.id ${direction}`.execute(db)
      const last = rows[ordersPerPage - 1]
      return {
        orders: rows.slice(0, ordersPerPage).map(asListed),
        next: rows.length > ordersPerPage && last ? writtenCursor({ at: last.at, id: last.id }) : undefined,
      }
    },

    /** How many orders each view has, no further than `mostCounted`. */
    async counts(reach: StaffReach, now: Date): Promise<Readonly<Record<OrderListView, ViewCount>>> {
      const counted = orderListViews.map(
        (view) => sql`select ${view}::text as view, count(*)::int as count from (
          select from ${ordersOf(view)} where ${isListed({ view }, reach, now)} limit ${mostCounted + 1}
        ) counted`,
      )
      const { rows } = await sql<{
        view: OrderListView
        count: number
      }>`${sql.join(counted, sql` union all `)}`.execute(db)
      const of = (view: OrderListView): ViewCount => {
        const count = rows.find((row) => row.view === view)?.count ?? 0
        return { count: Math.min(count, mostCounted), isMore: count > mostCounted }
      }
      return {
        all: of('all'),
        'to-pack': of('to-pack'),
        late: of('late'),
        'paid-twice': of('paid-twice'),
        'refunds-due': of('refunds-due'),
        'returns-to-check': of('returns-to-check'),
        'failed-payments': of('failed-payments'),
      }
    },

    /** Orders by their ids, as lists show them, in this order; those of other storefronts are left out. */
    async listed(ids: readonly string[], reach: StaffReach): Promise<ListedOrder[]> {
      if (ids.length === 0) return []
      const { rows } = await sql<OrderListRow>`
        with page as (select o.* from orders o where o.id = any(${[...ids]}::uuid[]) and ${isSeenOrder(reach)})
        select ${listedColumns} from page`.execute(db)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return ids.flatMap((id) => {
        const row = byId.get(id)
        return row ? [asListed(row)] : []
      })
    },
  }
}

/** The table of a view. What few orders have is looked for first, and those orders then: the planner can't know how few they are. */
function ordersOf(view: OrderListView): RawBuilder<unknown> {
  const those = ofFew[view]
  return those
    ? sql`(select distinct order_id from ${those} offset 0) few join orders o on o.id = few.order_id`
    : sql`orders o`
}

const ofFew: Readonly<Partial<Record<OrderListView, RawBuilder<unknown>>>> = {
  'paid-twice': sql`payments
    where refund_due and (refunded_at is null or (refund_by_hand > 0 and refund_by_hand_done_at is null))`,
  'refunds-due': sql`(
    select order_id from refunds where refunded_at is null
    union all select order_id from refunds where by_hand > 0 and by_hand_done_at is null) owed`,
  'returns-to-check': sql`returns where received_at is null`,
}

function isListed(filter: OrderListFilter, reach: StaffReach, now: Date): RawBuilder<unknown> {
  const { storefront, state, label, placedFrom, placedUntil, delivery, store, paymentMethod } = filter
  const conditions = [
    isSeenOrder(reach),
    ofView(filter.view, now),
    storefront && sql`o.store_code = ${storefront}`,
    state && sql`o.state = ${state}`,
    label && isLabelled[label],
    placedFrom && sql`o.created_at >= ${placedFrom}`,
    placedUntil && sql`o.created_at < ${placedUntil}`,
    delivery && isDelivered[delivery],
    store && sql`o.id in (select order_id from store_pickups where location_code = ${store})`,
    paymentMethod && sql`o.payment_method = ${paymentMethod}`,
  ]
  return sql.join(
    conditions.filter((one) => one !== undefined && one !== ''),
    sql` and `,
  )
}

const isToPack = sql`o.state = 'paid' and o.packed_at is null
  and not exists (select from store_pickups p where p.order_id = o.id and p.ready_at is not null)`

function ofView(view: OrderListView, now: Date): RawBuilder<unknown> {
  switch (view) {
    case 'to-pack':
      return isToPack
    case 'late':
      return sql`${isToPack} and (
        o.delivery_date ->> 'latest' <= ${localDay(now, 'UTC')}
        or (o.delivery_date is null and o.paid_at < ${new Date(now.getTime() - usualTimeToPack)}
          and not exists (select from store_pickups p where p.order_id = o.id))
        or exists (select from store_pickups p where p.order_id = o.id and p.expected_at < ${now}))`
    case 'failed-payments':
      return sql`o.state = 'failed'`
    case 'all':
    case 'paid-twice':
    case 'refunds-due':
    case 'returns-to-check':
      return sql`true`
  }
}

/** `orderLabel` as a condition. */
const isLabelled: Readonly<Record<OrderLabel, RawBuilder<unknown>>> = {
  received: sql`o.state = 'paid' and o.delivered_at is null and o.shipped_at is null
    and o.allocated_at is null and o.picked_at is null`,
  incorporated: sql`o.state = 'paid' and o.delivered_at is null and o.shipped_at is null
    and (o.allocated_at is not null or o.picked_at is not null)`,
  sent: sql`o.state = 'paid' and o.delivered_at is null and o.shipped_at is not null and o.track_trace_url is null`,
  'en-route': sql`o.state = 'paid' and o.delivered_at is null and o.shipped_at is not null
    and o.track_trace_url is not null`,
  delivered: sql`o.state = 'paid' and o.delivered_at is not null`,
  cancelled: sql`o.state = 'cancelled'`,
}

const hasPickup = sql`exists (select from store_pickups p where p.order_id = o.id)`
const hasServicePoint = sql`o.shipping_address #> '{customFields,servicePoint}' is not null`

const isDelivered: Readonly<Record<DeliveryKind, RawBuilder<unknown>>> = {
  store: hasPickup,
  'service-point': sql`${hasServicePoint} and not ${hasPickup}`,
  home: sql`not (${hasServicePoint}) and not ${hasPickup}`,
}

type OrderListRow = {
  readonly id: string
  readonly number: string
  readonly at: string
  readonly created_at: Date
  readonly store_code: StorefrontCode
  readonly first_name: string | null
  readonly last_name: string | null
  readonly email: string
  readonly total: number
  readonly currency: Currency
  readonly state: OrderState
  readonly paid_at: Date | null
  readonly allocated_at: Date | null
  readonly picked_at: Date | null
  readonly shipped_at: Date | null
  readonly packed_at: Date | null
  readonly delivered_at: Date | null
  readonly track_trace_url: string | null
  readonly payment_method: string
  readonly service_point: string | null
  readonly is_pickup: boolean
  readonly pieces: number
  readonly refunded: number
  readonly version: number
}

const listedColumns = sql`page.id, page.number, (page.created_at at time zone 'UTC')::text as at, page.created_at,
  page.store_code, page.billing_address ->> 'firstName' as first_name, page.billing_address ->> 'lastName' as last_name,
  page.email, page.total, page.currency, page.state, page.paid_at, page.allocated_at, page.picked_at, page.shipped_at,
  page.packed_at, page.delivered_at, page.track_trace_url, page.payment_method, page.version,
  page.shipping_address #>> '{customFields,servicePoint}' as service_point,
  exists (select from store_pickups where store_pickups.order_id = page.id) as is_pickup,
  ${piecesOfOrder(sql`page.id`)} as pieces,
  (select coalesce(sum(amount), 0)::int from refunds where order_id = page.id) as refunded`

function asListed(row: OrderListRow): ListedOrder {
  return {
    id: row.id,
    number: row.number,
    placedAt: row.created_at,
    storefrontCode: row.store_code,
    customerName: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(),
    email: row.email,
    total: row.total,
    currency: row.currency,
    money: moneyState({ state: row.state, total: row.total, refunded: row.refunded, paidAt: row.paid_at }),
    fulfilment: fulfilmentState(row),
    delivery: row.is_pickup ? 'store' : readServicePoint(row.service_point) ? 'service-point' : 'home',
    paymentMethod: row.payment_method,
    pieces: row.pieces,
    version: row.version,
  }
}

function fulfilmentState(row: OrderListRow): FulfilmentState {
  if (row.state === 'paid' && row.shipped_at !== null && row.packed_at === null) return 'partly-sent'
  return orderLabel({
    cancelled: row.state === 'cancelled',
    deliveredAt: row.delivered_at,
    shippedAt: row.shipped_at,
    trackTraceUrl: row.track_trace_url,
    allocatedAt: row.allocated_at,
    pickedAt: row.picked_at,
  })
}
