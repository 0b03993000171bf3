-- Pieces of each size that a location keeps from being ordered: for who walks in, and against miscounts.
alter table stock_locations add column safety_stock integer not null default 0 check (safety_stock >= 0);

-- What can be ordered of a shelf; `stock` says what nobody holds.
create view sellable_stock as
  select stock.variant_id, stock.location_code,
    greatest(0, stock.available - stock_locations.safety_stock) as available
  from stock join stock_locations on stock_locations.code = stock.location_code;

-- Each change of a shelf, in the statement that made it. No foreign keys: what happened stays, whatever becomes of the size, and an
-- order pays for none of their checks.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null,
  location_code text not null,
  moved_at timestamptz not null default now(),
  kind text not null check (kind in ('count', 'sale', 'release', 'reservation', 'reservation-end', 'correction')),
  -- Pieces that nobody holds: how many more or fewer, and how many there were then.
  change integer not null,
  available integer not null,
  -- The id of the order or the import, or the number of the reservation.
  reference text
);
create index stock_movements_shelf on stock_movements (variant_id, location_code, id);
create index stock_movements_age on stock_movements using brin (moved_at);

-- Rows are never changed, and leave only by the retention, which says that it is about to.
create trigger stock_movements_append_only before update on stock_movements
  for each row execute function refuse_change();
create trigger stock_movements_keep before delete on stock_movements
  for each row when (current_setting('shop.retention', true) is distinct from 'on')
  execute function refuse_change();
