import { type Evidence, type Finding, foundBy, type Queryable } from './evidence.ts'

/** Pieces are conserved: on each shelf, in the ledger of each shelf, and between the ledger and each order. */
export async function checkStock(db: Queryable, { shelves }: Evidence): Promise<Finding[]> {
  return [
    ...(await foundBy(
      db,
      'shelf-negative',
      `select variant_id || ' at ' || location_code as what from stock where available < 0`,
    )),
    ...(await foundBy(db, 'shelf-unlike-ledger', shelfUnlikeLedger, [
      shelves.map(({ variant }) => variant),
      shelves.map(({ location }) => location),
      shelves.map(({ available }) => available),
    ])),
    ...(await foundBy(db, 'ledger-broken', ledgerBroken)),
    ...(await foundBy(db, 'pieces-unlike-ledger', piecesUnlikeLedger)),
    ...(await foundBy(db, 'pieces-unlike-order', piecesUnlikeOrder)),
  ]
}

/** What lay there before the run and all that was written down since is what lies there now. */
const shelfUnlikeLedger = `
  with before as (
    select * from unnest($1::uuid[], $2::text[], $3::int[]) as shelf (variant_id, location_code, available)
  ), moved as (
    select variant_id, location_code, sum(change)::int as change
    from stock_movements where id > (select last from chaos_began) group by 1, 2
  )
  select coalesce(stock.variant_id, before.variant_id) || ' at ' || coalesce(stock.location_code, before.location_code)
    as what
  from stock
  full join before using (variant_id, location_code)
  left join moved using (variant_id, location_code)
  where coalesce(stock.available, 0) <> coalesce(before.available, 0) + coalesce(moved.change, 0)`

/** Each movement begins where the one before it on the same shelf ended. */
const ledgerBroken = `
  select id || ' of ' || variant_id || ' at ' || location_code as what from (
    select id, variant_id, location_code, available - change as begins,
      lag(available) over (partition by variant_id, location_code order by id) as ended
    from stock_movements
  ) as moved where begins <> ended`

/** What left shelves for an order, and did not come back unsold, is what it holds: each piece by a movement of its own. */
const piecesUnlikeLedger = `
  with moved as (
    select reference::uuid as order_id, variant_id, -sum(change)::int as taken
    from stock_movements where kind in ('sale', 'release') group by 1, 2
  ), held as (
    select order_id, variant_id, sum(quantity)::int as pieces from stock_claims group by 1, 2
  )
  select 'order ' || order_id || ', ' || variant_id as what
  from moved full join held using (order_id, variant_id)
  where coalesce(taken, 0) <> coalesce(pieces, 0)`

/** What an order holds is what was ordered, less what was taken off before it left; what came back as new lies on a shelf again. */
const piecesUnlikeOrder = `
  with lines as (
    select order_id, sku, position, quantity from order_lines where type = 'article'
  ), off as (
    select refunds.order_id, lines.sku, sum((piece ->> 1)::int)::int as pieces
    from refunds cross join jsonb_array_elements(refunds.pieces) as piece
    join lines on lines.order_id = refunds.order_id and lines.position = (piece ->> 0)::int
    where refunds.reason = 'removed' group by 1, 2
  ), wanted as (
    select lines.order_id, lines.sku,
      case when orders.state in ('cancelled', 'failed') then 0
        else (sum(lines.quantity) - coalesce(min(off.pieces), 0))::int end as pieces
    from lines join orders on orders.id = lines.order_id
    left join off on off.order_id = lines.order_id and off.sku = lines.sku
    group by lines.order_id, lines.sku, orders.state
  ), held as (
    select order_id, variants.sku, sum(quantity)::int as pieces
    from stock_claims join variants on variants.id = variant_id group by 1, 2
  ), laid_back as (
    select returns.order_id, lines.sku, sum(return_inspections.quantity)::int as pieces
    from return_inspections join returns on returns.id = return_id
    join lines on lines.order_id = returns.order_id and lines.position = return_inspections.position
    where restocked_at is not null group by 1, 2
  ), restocked as (
    select reference::uuid as order_id, variants.sku, sum(change)::int as pieces
    from stock_movements join variants on variants.id = variant_id where kind = 'return' group by 1, 2
  )
  select 'order ' || order_id || ' holds ' || coalesce(held.pieces, 0) || ' of ' || sku as what
  from wanted full join held using (order_id, sku)
  where coalesce(wanted.pieces, 0) <> coalesce(held.pieces, 0)
  union all
  select 'order ' || order_id || ' laid back ' || coalesce(restocked.pieces, 0) || ' of ' || sku
  from laid_back full join restocked using (order_id, sku)
  where coalesce(laid_back.pieces, 0) <> coalesce(restocked.pieces, 0)`
