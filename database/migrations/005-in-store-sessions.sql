-- Tablets on the shop floor: which store they stand in, and for how long somebody may use them.

create table in_store_sessions (
  -- SHA-256 of the id: whoever reads the table can't open a session.
  id_hash bytea primary key,
  location_code text not null references stock_locations (code),
  -- When its first session was begun by staff; a refreshed one keeps it.
  begun_at timestamptz not null,
  ends_at timestamptz not null,
  -- Ended by staff, or replaced by a refreshed one.
  closed_at timestamptz,
  -- A session is replaced once: a second tablet with the same id is turned away.
  replaced boolean not null default false
);
create index in_store_sessions_begun on in_store_sessions (begun_at);
