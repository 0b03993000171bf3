-- Browsers that asked to be told of a size or of an order, through the push service of their maker.

-- The shop's own pair of keys: one for all nodes, made with the first press. The private one is sealed.
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key bytea not null,
  created_at timestamptz not null
);

create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  -- Who knows it may send there, so it is told to nobody but its own browser.
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

-- What a browser is to be told, with its consent: that row is the proof, and goes with what it was for.
create table push_requests (
  id uuid primary key default gen_random_uuid(),
  subscription_id uuid not null references push_subscriptions on delete cascade,
  -- Who was logged in, if anybody.
  customer_id uuid references customers on delete cascade,
  -- In whose language it is told.
  store_code text not null,
  kind text not null check (kind in ('back_in_stock', 'coming_soon', 'order')),
  variant_id uuid references variants on delete cascade,
  order_id uuid references orders on delete cascade,
  -- Of the words beside the button.
  wording_version text not null,
  asked_at timestamptz not null,
  -- From when on it is being told.
  due_at timestamptz,
  check ((kind = 'order') = (order_id is not null)),
  check ((kind = 'order') = (variant_id is null))
);
-- Asking twice is asking once.
create unique index push_requests_size on push_requests (variant_id, subscription_id) where variant_id is not null;
create unique index push_requests_order on push_requests (order_id, subscription_id) where order_id is not null;
create index push_requests_subscription on push_requests (subscription_id);
create index push_requests_customer on push_requests (customer_id) where customer_id is not null;
create index push_requests_asked on push_requests (asked_at);
