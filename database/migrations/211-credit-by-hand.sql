-- Points and vouchers that staff give or take, with why and who; the same press gives them once.

alter table loyalty_entries
  add column reason text,
  add column given_by text,
  add column idempotency_key text;
create unique index loyalty_entries_once on loyalty_entries (idempotency_key) where idempotency_key is not null;

alter table vouchers
  add column given_reason text,
  add column given_by text,
  add column idempotency_key text,
  -- Taken back by staff before it was used.
  add column voided_at timestamptz,
  add column voided_reason text,
  add column voided_by text;
create unique index vouchers_once on vouchers (idempotency_key) where idempotency_key is not null;

-- The mails of somebody stand on their page.
create index mail_outbox_recipient on mail_outbox (lower(recipient), created_at desc);
