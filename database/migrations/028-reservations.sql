-- Pairs that a store keeps apart for somebody who comes to try them on. What is held is taken off the shelf's stock.

create table reservations (
  id uuid primary key default gen_random_uuid(),
  -- What the shopper names at the counter.
  number text not null unique,
  variant_id uuid not null references variants on delete cascade,
  location_code text not null references stock_locations (code),
  -- The storefront in whose language the mails are written.
  store_code text not null,
  -- In the form in which addresses are compared: trimmed, in lower case.
  email text not null,
  first_name text not null,
  last_name text not null,
  -- Of the form that it was asked with: the same form twice is one reservation.
  wish text not null unique,
  -- Opens the reservation without a login. Stored as it is, since the mail links it; it opens nothing else.
  token text not null unique,
  state text not null default 'held' check (state in ('held', 'cancelled', 'expired', 'collected')),
  reserved_at timestamptz not null,
  held_until timestamptz not null,
  ended_at timestamptz,
  check ((state = 'held') = (ended_at is null))
);
-- One pair of a size in a store for one person, however often the form arrives.
create unique index reservations_held on reservations (variant_id, location_code, email) where state = 'held';
create index reservations_email on reservations (email);
create index reservations_due on reservations (held_until) where state = 'held';
create index reservations_ended on reservations (ended_at) where state <> 'held';
create index reservations_location on reservations (location_code);
