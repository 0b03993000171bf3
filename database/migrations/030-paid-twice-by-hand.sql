-- A payment that must not be kept goes back; what of it a gift card paid no provider sends back, so customer service does.
alter table payments
  add column refund_by_hand integer not null default 0 check (refund_by_hand between 0 and amount),
  add column refund_by_hand_done_at timestamptz;
