-- Customers and what is theirs. Money and stock never depend on these tables: an order holds copies of its own.

create sequence customer_numbers start 500001;

create table customers (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  -- The storefront in which the account was opened.
  store_code text not null,
  language text not null,
  -- In the form in which addresses are compared: trimmed, in lower case.
  email text not null unique,
  -- Null until somebody whose account was begun in a store has chosen one.
  password_hash text,
  salutation text check (salutation in ('mr', 'mrs')),
  first_name text not null,
  last_name text not null,
  birthday date,
  newsletter boolean not null default false,
  -- Opens the history of this customer's orders to them, and to nobody who doesn't also show their login.
  email_token text not null unique,
  default_billing_address_id uuid references addresses on delete set null,
  default_shipping_address_id uuid references addresses on delete set null,
  -- `stores` and `lookbooks`: lists of ids.
  custom_fields jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- A browser in which somebody is logged in. The token itself is never stored, only its SHA-256.
create table customer_sessions (
  id uuid primary key default gen_random_uuid(),
  customer_id uuid not null references customers on delete cascade,
  token_hash bytea not null unique,
  -- 'Firefox, Android': enough to know one's own devices apart, too little to know them again.
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index customer_sessions_customer on customer_sessions (customer_id);
create index customer_sessions_expires on customer_sessions (expires_at);

-- Mailed links by which a password is chosen: used once, and stored as their SHA-256.
create table password_links (
  hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index password_links_customer on password_links (customer_id);

-- The address book. Addresses of guests belong to nobody and leave with their context.
alter table addresses add column customer_id uuid references customers on delete cascade;
create index addresses_customer on addresses (customer_id) where customer_id is not null;

-- Who ordered while being logged in; a guest's order stays nobody's, whatever its e-mail address.
alter table orders add column customer_id uuid references customers on delete set null;
create index orders_customer on orders (customer_id, created_at) where customer_id is not null;

-- The cart of somebody who logged in, so that it is there on their next device.
alter table contexts add column customer_id uuid references customers on delete set null;
create index contexts_customer on contexts (customer_id) where customer_id is not null;

create table wishlist_items (
  customer_id uuid not null references customers on delete cascade,
  product_id uuid not null references products on delete cascade,
  added_at timestamptz not null,
  primary key (customer_id, product_id)
);

-- How far an order is on its way, as the warehouse reports it (`delivered_at` is there already).
alter table orders
  add column allocated_at timestamptz,
  add column picked_at timestamptz,
  add column shipped_at timestamptz,
  add column track_trace_url text;
