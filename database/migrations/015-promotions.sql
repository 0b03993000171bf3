-- Promotions: what takes something off, for whom, where and when. They are switched off, never deleted: orders name them.
create table promotions (
  id uuid primary key default gen_random_uuid(),
  -- The retailer's own name for it. Letters first, so that it is never taken for a voucher's barcode.
  key text not null unique check (key ~ '^[a-z][a-z0-9-]*$'),
  name jsonb not null,
  -- What a shopper types, in capitals; without one it is given by itself.
  code text unique check (code = upper(code)),
  benefit jsonb not null,
  active boolean not null default true,
  valid_from timestamptz,
  valid_to timestamptz,
  -- Null means everywhere, all categories, all brands.
  store_codes text[],
  category_keys text[],
  brand_slugs text[],
  full_price_only boolean not null default false,
  -- What the goods that it is for have to cost at least, by currency.
  minimum jsonb not null default '{}',
  most_per_shopper integer check (most_per_shopper > 0),
  most_in_total integer check (most_in_total > 0),
  exclusive boolean not null default false,
  -- Lower ones take something off first.
  priority integer not null default 0
);

-- Which orders have had a promotion. One that is not held was given back, and can be claimed again when its order is paid
-- after all.
create table promotion_claims (
  order_id uuid not null references orders on delete cascade,
  promotion_id uuid not null references promotions on delete restrict,
  held boolean not null default true,
  primary key (order_id, promotion_id)
);
create index promotion_claims_promotion on promotion_claims (promotion_id) where held;

alter table orders
  -- What promotions and vouchers take off, and what extras such as gift wrapping cost.
  add column discount_total integer not null default 0 check (discount_total >= 0),
  add column costs_total integer not null default 0 check (costs_total >= 0);

-- What of the order's discounts falls on the line: what is paid back for it is its total without that.
alter table order_lines add column discount integer not null default 0 check (discount >= 0);

alter table vouchers
  add column minimum_purchase integer not null default 0 check (minimum_purchase >= 0),
  add column maximum_products integer check (maximum_products > 0);

-- The cart that this one goes on from: it may take over the vouchers of an order that nobody has paid.
alter table carts add column copied_from uuid references carts on delete set null;
