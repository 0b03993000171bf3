-- Something more for an order that waits: customer service places it as an order of its own, and both leave together.
-- Without a foreign key nothing of a large table is locked for long or read; an order that is gone is simply not found.
alter table orders
  add column addition_to uuid,
  -- What of that order it takes the place of, and who said so: taken off it once this one is paid.
  add column takes_off jsonb;

alter table order_changes drop constraint order_changes_kind_check;
alter table order_changes add constraint order_changes_kind_check check (
  kind in (
    'address', 'cancelled', 'pieces-removed', 'refunded', 'voucher', 'mail', 'size', 'exchanged', 'returned', 'added', 'pieces-kept'
  )) not valid;
