-- By which ids Google Analytics knows the browser of an order, where it agreed to be counted; gone with its order, its person, or in time.
create table order_measurements (
  order_id uuid primary key references orders on delete cascade,
  client_id text not null,
  session_id text,
  consented_at timestamptz not null,
  purchase_told_at timestamptz,
  -- Of refunds: marked before they are told, since nothing says that one which is told twice counts once.
  told_refunds uuid[] not null default '{}'
);
create index order_measurements_consented on order_measurements (consented_at);
