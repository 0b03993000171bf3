-- The shop's tables. Plural snake_case; every foreign key says what happens on delete; texts per language are jsonb
-- objects with the keys en, nl, de, fr; amounts are integer cents of the storefront's currency.

-- Catalogue ---------------------------------------------------------------------------------------------------------

create table brands (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  name text not null,
  slug text not null unique,
  story jsonb not null
);

create table manufacturers (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  name text not null,
  address text not null,
  email text not null,
  responsible_person jsonb
);

create table categories (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  parent_id uuid references categories on delete restrict,
  level smallint not null check (level between 1 and 3),
  position integer not null,
  gender text not null check (gender in ('women', 'men')),
  name jsonb not null,
  -- The path from the root in each language, without slashes at the ends.
  url jsonb not null,
  description jsonb not null
);

create table size_tables (
  id uuid primary key default gen_random_uuid(),
  key text not null unique,
  advice jsonb not null,
  rows jsonb not null
);

create table products (
  id uuid primary key default gen_random_uuid(),
  sku text not null unique,
  parent_sku text not null,
  brand_id uuid not null references brands on delete restrict,
  manufacturer_id uuid not null references manufacturers on delete restrict,
  size_table_id uuid references size_tables on delete set null,
  gender text not null check (gender in ('women', 'men')),
  active boolean not null default true,
  name jsonb not null,
  slug jsonb not null,
  description jsonb not null,
  meta_title jsonb,
  meta_description jsonb,
  color_key text not null,
  color_name jsonb not null,
  color_hex text not null,
  images text[] not null,
  hover_image text,
  release_date date not null,
  coming_soon_date timestamptz,
  delivery_time jsonb,
  marketing_label jsonb,
  sale_label jsonb,
  presented_by_sneakers boolean not null default false,
  popularity integer not null default 0,
  properties jsonb not null,
  footwear jsonb,
  textile jsonb,
  care jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_parent_sku on products (parent_sku);
create index products_brand on products (brand_id);

create table product_categories (
  product_id uuid not null references products on delete cascade,
  category_id uuid not null references categories on delete cascade,
  primary key (product_id, category_id)
);
create index product_categories_category on product_categories (category_id);

create table product_relations (
  product_id uuid not null references products on delete cascade,
  related_id uuid not null references products on delete cascade,
  kind text not null check (kind in ('complementary', 'maintenance')),
  position integer not null,
  primary key (product_id, kind, related_id)
);

create table variants (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  sku text not null unique,
  legacy_sku text unique,
  size text not null,
  position integer not null,
  ean text not null unique,
  weight integer not null,
  min_purchase integer not null default 1 check (min_purchase > 0),
  max_purchase integer not null default 10 check (max_purchase >= min_purchase),
  purchase_steps integer not null default 1 check (purchase_steps > 0),
  unique (product_id, size)
);

-- Prices ------------------------------------------------------------------------------------------------------------

create table prices (
  variant_id uuid not null references variants on delete cascade,
  store_code text not null,
  currency text not null,
  price integer not null check (price > 0),
  regular_price integer check (regular_price > 0),
  -- The lowest price of the 30 days before the reduction, frozen when the reduction began; null without one that counts.
  prior_price integer check (prior_price > price),
  updated_at timestamptz not null,
  primary key (variant_id, store_code)
);
create index prices_store on prices (store_code, variant_id) include (price, prior_price);

-- What was asked for a size, and since when. Rows are added, never changed: Directive 98/6/EC article 6a rests on it.
create table price_history (
  id bigint generated always as identity primary key,
  variant_id uuid not null references variants on delete cascade,
  store_code text not null,
  price integer not null,
  valid_from timestamptz not null,
  unique (variant_id, store_code, valid_from)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger price_history_append_only before update on price_history
  for each row execute function refuse_change();
-- A row leaves only together with its variant (cascade), which runs one trigger level deeper than a plain delete.
create trigger price_history_keep before delete on price_history
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- Stock -------------------------------------------------------------------------------------------------------------

create table stock_locations (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('distribution-centre', 'store')),
  -- Lower is taken first when an order is placed; the distribution centre is 0.
  priority integer not null,
  street text not null,
  house_number text not null,
  postcode text not null,
  city text not null,
  country text not null,
  lat double precision not null,
  lng double precision not null,
  telephone text not null
);
create unique index stock_locations_one_centre on stock_locations (kind) where kind = 'distribution-centre';

create table stock (
  variant_id uuid not null references variants on delete cascade,
  location_code text not null references stock_locations on delete restrict,
  available integer not null check (available >= 0),
  primary key (variant_id, location_code)
);

-- URLs --------------------------------------------------------------------------------------------------------------

-- One record per page and storefront. `id` is the page's own, the same in all storefronts, so that the language switch
-- can ask where a page lives elsewhere.
create table url_records (
  id uuid not null,
  store_code text not null,
  url text not null,
  page_type text not null check (page_type in ('product', 'category', 'brand', 'plp')),
  category_id uuid references categories on delete cascade,
  product_id uuid references products on delete cascade,
  brand_id uuid references brands on delete cascade,
  filters jsonb,
  label text not null,
  gender text,
  sort text,
  sort_direction text,
  primary key (store_code, url),
  unique (store_code, id)
);

create table redirects (
  store_code text not null,
  from_path text not null,
  to_path text not null,
  status smallint not null default 301 check (status in (301, 302, 307, 308, 410)),
  primary key (store_code, from_path)
);

-- Contexts, carts, addresses ------------------------------------------------------------------------------------------

create table carts (
  id uuid primary key default gen_random_uuid(),
  store_code text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table cart_lines (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references carts on delete cascade,
  type text not null default 'product' check (type in ('product', 'promotion', 'custom')),
  -- The variant's SKU for a product, the code for a promotion.
  referenced_id text not null,
  quantity integer not null check (quantity > 0),
  -- The unit price when it was put in, so that a change can be told to the shopper.
  price_when_added integer not null,
  added_at timestamptz not null default now(),
  unique (cart_id, type, referenced_id)
);

create table addresses (
  id uuid primary key default gen_random_uuid(),
  country text not null,
  salutation text check (salutation in ('mr', 'mrs')),
  first_name text not null,
  last_name text not null,
  zipcode text not null,
  city text not null,
  street text not null,
  additional_address_line1 text,
  additional_address_line2 text,
  phone_number text,
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- A shopper's session with the shop. The token itself is never stored, only its SHA-256.
create table contexts (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  store_code text not null,
  cart_id uuid references carts on delete set null,
  email text,
  billing_address_id uuid references addresses on delete set null,
  shipping_address_id uuid references addresses on delete set null,
  shipping_method text,
  payment_method text,
  -- True after a cart was brought back from a payment that did not happen.
  recovered boolean not null default false,
  -- The order that was placed last; the foreign key follows below, since orders point here by their cart.
  last_order_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index contexts_cart on contexts (cart_id);

-- Orders ------------------------------------------------------------------------------------------------------------

create sequence order_numbers start 100001;

create table orders (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  deep_link_code text not null unique,
  -- Exactly one order per cart, whatever arrives how often.
  cart_id uuid not null unique references carts on delete restrict,
  store_code text not null,
  language text not null,
  email text not null,
  billing_address jsonb not null,
  shipping_address jsonb not null,
  shipping_method text not null,
  payment_method text not null,
  currency text not null,
  subtotal integer not null,
  shipping_total integer not null,
  total integer not null check (total >= 0),
  tax_total integer not null,
  tax_groups jsonb not null,
  state text not null check (state in ('open', 'paid', 'failed', 'cancelled')),
  stock_claimed boolean not null,
  terms_accepted_at timestamptz not null,
  withdrawal_read_at timestamptz not null,
  newsletter boolean not null default false,
  comment text,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index orders_created on orders (created_at);
create index orders_unpaid on orders (created_at) where state = 'open';
alter table contexts add foreign key (last_order_id) references orders on delete set null;

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  type text not null check (type in ('article', 'delivery', 'transaction_costs', 'discount')),
  sku text not null,
  product_sku text,
  ean text,
  name text not null,
  size text,
  color text,
  image text,
  quantity integer not null check (quantity > 0),
  regular_price integer not null,
  unit_price integer not null,
  total integer not null,
  tax_rate integer not null,
  tax integer not null,
  unique (order_id, position)
);

-- Which pieces an order holds, and from where, so that exactly those can go back.
create table stock_claims (
  order_id uuid not null references orders on delete cascade,
  variant_id uuid not null references variants on delete restrict,
  location_code text not null references stock_locations on delete restrict,
  quantity integer not null check (quantity > 0),
  primary key (order_id, variant_id, location_code)
);

create table payments (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  attempt integer not null,
  method text not null,
  provider_id text unique,
  status text not null check (status in ('created', 'open', 'pending', 'authorized', 'paid', 'failed', 'canceled', 'expired')),
  amount integer not null,
  currency text not null,
  checkout_url text,
  finish_url text not null,
  error_url text not null,
  failure_reason text,
  -- A second success for one order is paid back; this is how much, once the provider has confirmed it.
  refund_due boolean not null default false,
  refunded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  unique (order_id, attempt)
);
-- One settled payment per order.
create unique index payments_one_settled on payments (order_id) where status in ('authorized', 'paid') and not refund_due;
create index payments_unsettled on payments (expires_at) where status in ('created', 'open', 'pending');

-- Mail --------------------------------------------------------------------------------------------------------------

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  -- What the mail is about, so that a repeated job never sends it twice: 'order-confirmation:<order id>'.
  key text not null unique,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  language text not null,
  attachments jsonb not null default '[]',
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
