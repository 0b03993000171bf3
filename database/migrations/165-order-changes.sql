-- What customer service changes of an order: sizes before it leaves, exchanges after it arrived, orders for a caller.

alter table orders
  -- The order of which this one takes the place of a piece: what was paid there pays for this one.
  add column exchange_of uuid references orders on delete set null,
  -- Until then an order that staff placed for a caller keeps its stock and waits for its payment.
  add column pay_by timestamptz,
  -- Of the member of staff who placed it for its shopper; the name as it was then.
  add column placed_by text;
create index orders_exchanges on orders (exchange_of) where exchange_of is not null;

-- The order that the money of a refund pays for, where goods are exchanged: no provider sends it anywhere.
alter table refunds add column exchange_order_id uuid references orders on delete set null;
create index refunds_exchanges on refunds (exchange_order_id) where exchange_order_id is not null;

alter table order_changes drop constraint order_changes_kind_check;
alter table order_changes add constraint order_changes_kind_check check (
  kind in ('address', 'cancelled', 'pieces-removed', 'refunded', 'voucher', 'mail', 'size', 'exchanged', 'returned'));
