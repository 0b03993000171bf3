-- Orders that are packed in one go, by somebody with one list.

create table packing_waves (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique,
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null,
  created_by text not null,
  closed_at timestamptz
);
create index packing_waves_open on packing_waves (created_at) where closed_at is null;

create table packing_wave_orders (
  wave_id uuid not null references packing_waves on delete cascade,
  order_id uuid not null references orders on delete cascade,
  -- No order lies in two waves that are being packed.
  open boolean not null default true,
  primary key (wave_id, order_id)
);
create unique index packing_wave_orders_open on packing_wave_orders (order_id) where open;
