-- After the order: parcels, cancellations, returns, what is paid back, and the documents of all that.

alter table orders add column cancelled_at timestamptz;

-- A parcel that left, with what is in it. An order may leave in several.
create table parcels (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- The warehouse's own name for it: news of a parcel that is known changes nothing but when it arrived.
  key text not null,
  carrier text not null,
  tracking_code text,
  tracking_url text,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  unique (order_id, key)
);

create table parcel_lines (
  parcel_id uuid not null references parcels on delete cascade,
  -- Of the order's lines.
  position integer not null,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, position)
);

-- What a shopper sends back, from its announcement on.
create table returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- What stands on the label and what is told in the store.
  reference text not null unique,
  -- One per page of the form: pressing its button twice is one return.
  idempotency_key text not null unique,
  way text not null check (way in ('post', 'store')),
  announced_at timestamptz not null,
  label_code text,
  label bytea,
  received_at timestamptz
);
create index returns_order on returns (order_id);

create table return_lines (
  return_id uuid not null references returns on delete cascade,
  position integer not null,
  quantity integer not null check (quantity > 0),
  -- What of it arrived; null until it is looked at.
  received integer check (received between 0 and quantity),
  primary key (return_id, position)
);

-- Money that goes back, and for which pieces.
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  reason text not null check (reason in ('cancelled', 'returned', 'missing')),
  return_id uuid unique references returns on delete set null,
  -- Of which lines how many pieces: [[position, quantity], …].
  pieces jsonb not null,
  amount integer not null check (amount >= 0),
  -- What of it is for delivery and extras.
  costs integer not null check (costs >= 0),
  currency text not null,
  created_at timestamptz not null,
  -- By then the law wants it paid (Directive 2011/83/EU, article 13(1)).
  due_at timestamptz not null,
  asked_at timestamptz,
  refunded_at timestamptz,
  -- What the provider sent back; less than the amount where a part was never collected, or a gift card paid it.
  provider_amount integer not null default 0 check (provider_amount between 0 and amount),
  -- What the provider can't send back by itself, because a gift card paid it: customer service does.
  by_hand integer not null default 0 check (by_hand between 0 and amount),
  by_hand_done_at timestamptz
);
create index refunds_order on refunds (order_id);
create index refunds_open on refunds (due_at) where refunded_at is null;
create unique index refunds_one_cancellation on refunds (order_id) where reason = 'cancelled';

-- What of an authorized payment is collected, parcel by parcel.
create table captures (
  parcel_id uuid primary key references parcels on delete cascade,
  order_id uuid not null references orders on delete cascade,
  amount integer not null check (amount > 0),
  created_at timestamptz not null,
  captured_at timestamptz
);
create index captures_order on captures (order_id);

-- Invoices and credit notes. Numbers have no gaps: the row of their series is held until the document is there.
create table invoice_series (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  kind text not null check (kind in ('invoice', 'credit-note')),
  -- Of a credit note: the refund that it is for.
  refund_id uuid unique references refunds on delete cascade,
  series text not null,
  year integer not null,
  sequence integer not null,
  number text not null unique,
  issued_at timestamptz not null,
  store_code text not null,
  currency text not null,
  total integer not null,
  -- Everything that is printed, as it was when the document was issued.
  content jsonb not null,
  unique (series, year, sequence)
);
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);

-- What was issued never changes. It leaves together with its order, one trigger level deeper than a plain statement.
create trigger invoices_append_only before update or delete on invoices
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- A mail is handed over by one process at a time, and what its reader's program is told stays visible.
alter table mail_outbox
  add column headers jsonb not null default '{}',
  add column claimed_until timestamptz;

-- How far lists of news from outside have been read.
create table feed_positions (
  feed text primary key,
  position text not null
);
