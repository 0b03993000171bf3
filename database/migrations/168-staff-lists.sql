-- What members of staff keep of lists, and what they do with many orders at once.

-- A list with its filters, under a name that somebody gave it for themselves.
create table staff_views (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references staff_members on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 500),
  created_at timestamptz not null,
  unique (member_id, name)
);

-- One press for many orders: they are done one after the other, each with its own answer.
create table order_batches (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  member_id uuid not null references staff_members on delete cascade,
  -- From where it was pressed, for the books.
  device text not null,
  address text,
  action text not null check (action in ('cancel', 'note', 'mail')),
  text text,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index order_batches_member on order_batches (member_id, created_at);

create table order_batch_orders (
  batch_id uuid not null references order_batches on delete cascade,
  place integer not null,
  order_number text not null,
  -- Nothing until it was its turn.
  done_at timestamptz,
  -- Why it was refused.
  message_key text,
  primary key (batch_id, place)
);

create index order_notes_mentions on order_notes using gin (mentions);
