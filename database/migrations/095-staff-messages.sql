-- What shoppers at a store's tablet ask its staff: a size from the stockroom, or somebody to come. Nothing of it names a person.

create table staff_messages (
  id uuid primary key default gen_random_uuid(),
  location_code text not null references stock_locations (code),
  -- SHA-256 of the visit: whoever reads the table can't cancel in its place.
  visit_hash bytea not null,
  -- All empty when somebody is called; the words are those of the shopper's storefront at that moment.
  variant_sku text,
  size text,
  product_name text,
  -- Where in the store the tablet stands, if it was told.
  tablet text,
  state text not null default 'sent' check (state in ('sent', 'taken', 'done', 'cancelled', 'expired')),
  asked_at timestamptz not null,
  -- Nobody is expected to come after this; taking a message moves it.
  ends_at timestamptz not null,
  taken_at timestamptz,
  ended_at timestamptz,
  -- Told to the store's own screen or printer, or the last time that this failed.
  delivered_at timestamptz,
  delivery_failed_at timestamptz
);
-- Asking twice for the same is one message.
create unique index staff_messages_open on staff_messages (visit_hash, coalesce(variant_sku, ''))
  where state in ('sent', 'taken');
create index staff_messages_of_store on staff_messages (location_code, asked_at) where state in ('sent', 'taken');
create index staff_messages_asked on staff_messages (asked_at);
