-- What an import has to know of a size: who holds pieces of it, and which prices begin later.

create index stock_claims_variant on stock_claims (variant_id);

-- Prices whose moment has not come. An import replaces those of the sizes that it names.
create table planned_prices (
  variant_id uuid not null references variants on delete cascade,
  store_code text not null,
  starts_at timestamptz not null,
  currency text not null,
  price integer not null check (price > 0),
  regular_price integer check (regular_price > 0),
  primary key (variant_id, store_code, starts_at)
);
create index planned_prices_due on planned_prices (starts_at);
