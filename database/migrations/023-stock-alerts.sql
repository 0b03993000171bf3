-- Who wants to be written to when a size comes back, or comes at all.

create table stock_alerts (
  id uuid primary key default gen_random_uuid(),
  variant_id uuid not null references variants on delete cascade,
  -- The storefront in whose language the mail is written.
  store_code text not null,
  -- In the form in which addresses are compared: trimmed, in lower case.
  email text not null,
  kind text not null check (kind in ('back_in_stock', 'coming_soon')),
  -- Opens the list of what this address waits for, without a login. Stored as it is, since the mail links it; it opens nothing else.
  token text not null unique,
  asked_at timestamptz not null,
  -- An alert is over with its one mail.
  mailed_at timestamptz
);
-- Asking twice is asking once.
create unique index stock_alerts_waiting on stock_alerts (variant_id, email, store_code) where mailed_at is null;
create index stock_alerts_email on stock_alerts (email);
create index stock_alerts_asked on stock_alerts (asked_at);
