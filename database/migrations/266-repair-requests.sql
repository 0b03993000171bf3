-- Pairs that somebody wants repaired, from the page of their order on. Paid when they are collected, in the store.
create table repair_requests (
  id uuid primary key default gen_random_uuid(),
  -- What the shopper is told and shows in the store: `S-7K3M9Q2X`.
  code text not null unique,
  -- One per page of the form: pressing its button twice is one request.
  idempotency_key text not null unique,
  order_id uuid not null references orders on delete cascade,
  -- Of the order's lines.
  position integer not null,
  -- Of the settings, and how it was called when it was asked for.
  service text not null,
  service_name text not null,
  -- What its owner says of it; gone with their contact.
  text text not null,
  way text not null check (way in ('bring', 'post')),
  location_code text not null references stock_locations on delete restrict,
  currency text not null,
  -- What its owner agreed to.
  price integer not null check (price >= 0),
  -- Another one that staff named and its owner has not answered yet.
  proposed_price integer check (proposed_price >= 0),
  days integer not null,
  state text not null check (state in ('new', 'received', 'in-work', 'ready', 'collected', 'refused', 'cancelled')),
  -- Why it is refused, for its owner to read.
  reason text,
  requested_at timestamptz not null,
  changed_at timestamptz not null
);
create index repair_requests_order on repair_requests (order_id);
create index repair_requests_state on repair_requests (state, requested_at);
create index repair_requests_location on repair_requests (location_code);
