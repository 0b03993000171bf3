-- What staff see of orders in lists, and what they say and change of one.

alter table orders
  -- Raised by each change that staff make: who looked at an earlier one is told.
  add column version integer not null default 1,
  -- When nothing of it was left to pack: every piece left, is missing or was removed.
  add column packed_at timestamptz;

-- Of orders of before, what the tables say by now.
update orders set packed_at = coalesce(shipped_at, paid_at, created_at)
where state = 'paid' and not exists (
  select from order_lines line
  where line.order_id = orders.id and line.type = 'article' and line.quantity >
    coalesce((select sum(parcel_lines.quantity) from parcels join parcel_lines on parcel_lines.parcel_id = parcels.id
      where parcels.order_id = orders.id and parcel_lines.position = line.position), 0)
    + coalesce((select sum((piece ->> 1)::integer) from refunds, jsonb_array_elements(refunds.pieces) as piece
      where refunds.order_id = orders.id and refunds.reason = 'missing' and (piece ->> 0)::integer = line.position), 0)
);

-- Lists go by the moment at which an order was placed, and by its id where two have the same.
drop index orders_created;
create index orders_created on orders (created_at, id);
create index orders_of_storefront on orders (store_code, created_at, id);
create index orders_of_payment_method on orders (payment_method, created_at, id);
create index orders_to_pack on orders (created_at, id) where state = 'paid' and packed_at is null;
create index orders_under_way on orders (created_at, id) where state = 'paid' and delivered_at is null;
create index orders_unlucky on orders (created_at, id) where state in ('failed', 'cancelled');
create index payments_to_give_back on payments (order_id)
  where refund_due and (refunded_at is null or (refund_by_hand > 0 and refund_by_hand_done_at is null));
create index refunds_by_hand on refunds (order_id) where by_hand > 0 and by_hand_done_at is null;
create index returns_announced on returns (order_id) where received_at is null;

-- What staff wrote down about an order, for each other.
create table order_notes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- One per page of the form: pressing its button twice is one note.
  idempotency_key text not null unique,
  -- Of the member of staff; the name as it was then.
  author_id text not null,
  author_name text not null,
  text text not null check (char_length(text) between 1 and 4000),
  -- Ids of members of staff who are named in it.
  mentions text[] not null default '{}',
  created_at timestamptz not null
);
create index order_notes_order on order_notes (order_id, created_at);

-- That staff changed an order, and who. It names what was changed and holds nothing personal of its shopper.
create table order_changes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  idempotency_key text not null unique,
  kind text not null check (kind in ('address', 'cancelled', 'pieces-removed', 'refunded', 'voucher', 'mail')),
  staff_id text not null,
  staff_name text not null,
  -- By kind: names of fields, pieces, an amount, the key of a mail.
  detail jsonb not null default '{}',
  changed_at timestamptz not null
);
create index order_changes_order on order_changes (order_id, changed_at);

-- Customer service takes pieces off an order before they leave, and gives money back for no piece.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('cancelled', 'returned', 'missing', 'removed', 'goodwill'));
