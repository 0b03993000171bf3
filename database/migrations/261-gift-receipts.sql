-- Orders with a receipt that names no price: whoever was given what is in it looks at it, exchanges it or sends it back by this code, which says
-- nothing of whoever gave it. Gone with its order.
create table gift_receipts (
  order_id uuid primary key references orders on delete cascade,
  code text not null unique,
  created_at timestamptz not null
);
