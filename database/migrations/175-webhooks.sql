-- What happens in the shop, told to other systems: written by triggers in the statement that makes it happen, so that no way of changing
-- something forgets it and none costs a further round trip; and only where somebody asked to be told.

create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  url text not null check (char_length(url) between 1 and 2000),
  description text not null check (char_length(description) <= 200),
  -- Which events it is told of; null for all of them.
  types text[],
  -- Sealed with a key that is not in the database.
  secret bytea not null,
  state text not null check (state in ('active', 'paused')),
  -- Raised by each change: who looked at an earlier one is told.
  version integer not null default 1,
  created_at timestamptz not null
);

create table shop_events (
  id bigint primary key generated always as identity,
  type text not null,
  object_type text not null,
  object_id text not null,
  data jsonb not null,
  at timestamptz not null default now()
);
create index shop_events_at on shop_events (at);

create table webhook_deliveries (
  event_id bigint not null references shop_events on delete cascade,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  -- Of the event: what is told of one thing is told in its order.
  object_type text not null,
  object_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- At once, by whatever clock.
  next_at timestamptz not null default 'epoch',
  first_tried_at timestamptz,
  tried_at timestamptz,
  -- The status of the last answer; null where none came.
  status integer,
  -- The beginning of what was answered, or why nothing was.
  answer text,
  primary key (event_id, endpoint_id)
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, object_type, object_id, event_id)
  where state = 'waiting';
create index webhook_deliveries_of_endpoint on webhook_deliveries (endpoint_id, event_id desc);

-- Nothing is written where nobody is told of it.
create function emit_shop_event(event_type text, of_type text, of_id text, event_data jsonb) returns void
language plpgsql as $$
declare
  written bigint;
begin
  if not exists (
    select from webhook_endpoints where state = 'active' and (types is null or event_type = any (types))
  ) then
    return;
  end if;
  insert into shop_events (type, object_type, object_id, data)
  values (event_type, of_type, of_id, event_data)
  returning id into written;
  insert into webhook_deliveries (event_id, endpoint_id, object_type, object_id)
  select written, id, of_type, of_id
  from webhook_endpoints
  where state = 'active' and (types is null or event_type = any (types));
end $$;

create function order_event() returns trigger language plpgsql as $$
declare
  told jsonb := jsonb_build_object(
    'id', new.id, 'number', new.number, 'storefront', new.store_code, 'total', new.total, 'currency', new.currency
  );
begin
  if tg_op = 'INSERT' then
    perform emit_shop_event('order.placed', 'order', new.id::text, told);
    return null;
  end if;
  if old.paid_at is null and new.paid_at is not null then
    perform emit_shop_event('order.paid', 'order', new.id::text, told);
  end if;
  if old.state <> 'cancelled' and new.state = 'cancelled' then
    perform emit_shop_event('order.cancelled', 'order', new.id::text, told);
  end if;
  if old.delivered_at is null and new.delivered_at is not null then
    perform emit_shop_event('order.delivered', 'order', new.id::text, told);
  end if;
  return null;
end $$;
create trigger orders_placed after insert on orders for each row execute function order_event();
create trigger orders_changed after update on orders for each row
  when (old.paid_at is distinct from new.paid_at or old.state <> new.state
    or old.delivered_at is distinct from new.delivered_at)
  execute function order_event();

create function parcel_event() returns trigger language plpgsql as $$
begin
  perform emit_shop_event('order.shipped', 'order', new.order_id::text, (
    select jsonb_build_object('id', orders.id, 'number', orders.number, 'storefront', orders.store_code,
      'parcel', jsonb_build_object('id', new.id, 'carrier', new.carrier, 'trackingCode', new.tracking_code))
    from orders where orders.id = new.order_id
  ));
  return null;
end $$;
create trigger parcels_shipped after insert on parcels for each row execute function parcel_event();

create function refund_event() returns trigger language plpgsql as $$
begin
  perform emit_shop_event('order.refunded', 'order', new.order_id::text, (
    select jsonb_build_object('id', orders.id, 'number', orders.number, 'storefront', orders.store_code,
      'refund', jsonb_build_object('id', new.id, 'amount', new.amount, 'currency', new.currency, 'reason', new.reason))
    from orders where orders.id = new.order_id
  ));
  return null;
end $$;
create trigger refunds_made after update on refunds for each row
  when (old.refunded_at is null and new.refunded_at is not null) execute function refund_event();

create function return_event() returns trigger language plpgsql as $$
begin
  perform emit_shop_event('order.returned', 'order', new.order_id::text, (
    select jsonb_build_object('id', orders.id, 'number', orders.number, 'storefront', orders.store_code,
      'return', jsonb_build_object('id', new.id, 'reference', new.reference, 'way', new.way))
    from orders where orders.id = new.order_id
  ));
  return null;
end $$;
create trigger returns_received after update on returns for each row
  when (old.received_at is null and new.received_at is not null) execute function return_event();

create function customer_event() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform emit_shop_event('customer.registered', 'customer', new.id::text,
      jsonb_build_object('id', new.id, 'number', new.number, 'storefront', new.store_code));
  else
    perform emit_shop_event('customer.erased', 'customer', old.id::text,
      jsonb_build_object('id', old.id, 'number', old.number, 'storefront', old.store_code));
  end if;
  return null;
end $$;
create trigger customers_registered after insert on customers for each row execute function customer_event();
create trigger customers_erased after delete on customers for each row execute function customer_event();

-- Imports change ten thousands of prices and shelves by one statement: that asks once whether anybody is told.
create function price_event() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where state = 'active') then return null; end if;
  perform emit_shop_event('price.changed', 'size', variants.sku, jsonb_build_object(
    'sku', variants.sku, 'storefront', after.store_code, 'price', after.price, 'regularPrice', after.regular_price,
    'currency', after.currency, 'before', before.price))
  from changed_after as after
  join changed_before as before on before.variant_id = after.variant_id and before.store_code = after.store_code
  join variants on variants.id = after.variant_id
  where before.price <> after.price or before.regular_price is distinct from after.regular_price;
  return null;
end $$;
create trigger prices_changed after update on prices
  referencing old table as changed_before new table as changed_after
  for each statement execute function price_event();

-- A size is low where a location has two pieces or fewer that could be sold, and had more.
create function stock_event() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints where state = 'active') then return null; end if;
  perform emit_shop_event('stock.low', 'size', variants.sku, jsonb_build_object(
    'sku', variants.sku, 'location', after.location_code, 'available', after.available))
  from changed_after as after
  join changed_before as before on before.variant_id = after.variant_id and before.location_code = after.location_code
  join variants on variants.id = after.variant_id
  where before.available > 2 and after.available <= 2;
  return null;
end $$;
create trigger stock_changed after update on stock
  referencing old table as changed_before new table as changed_after
  for each statement execute function stock_event();
