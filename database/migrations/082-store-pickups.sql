-- Orders that are collected in one of our stores: what the store prepares, until when it waits, and what became of it.

create table store_pickups (
  order_id uuid primary key references orders on delete cascade,
  location_code text not null references stock_locations (code),
  -- What the shopper shows at the counter.
  code text not null unique,
  -- By when it is ready, as the shopper read it when ordering.
  expected_at timestamptz not null,
  ready_at timestamptz,
  kept_until timestamptz,
  collected_at timestamptz,
  -- Nobody came in time: the order was cancelled.
  lapsed_at timestamptz,
  check ((ready_at is null) = (kept_until is null)),
  check (collected_at is null or (ready_at is not null and lapsed_at is null))
);
create index store_pickups_location on store_pickups (location_code);
create index store_pickups_due on store_pickups (kept_until) where collected_at is null and lapsed_at is null;
