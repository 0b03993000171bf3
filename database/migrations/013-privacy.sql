-- Who agreed to what, and for how long the shop remembers it.

-- Every yes and every no, as it was given. Of whoever gave it only a hash is kept: shown an address, the shop can prove what its
-- owner agreed to; shown the table, nobody learns an address.
create table consents (
  id bigint generated always as identity primary key,
  -- SHA-256 of the e-mail address.
  subject bytea not null,
  -- The account, while there is one.
  customer_id uuid references customers on delete set null,
  purpose text not null check (purpose in ('newsletter', 'terms', 'marketing-cookies')),
  -- 'asked' is no consent yet: a newsletter waits for its confirmation.
  decision text not null check (decision in ('asked', 'given', 'refused', 'withdrawn')),
  -- Of the words that stood there.
  wording_version text not null,
  -- Through which form: 'website', 'loyalty', 'account', 'cookie-bar', 'mail-link' …
  form text not null,
  store_code text not null,
  language text not null,
  at timestamptz not null
);
create index consents_subject on consents (subject);
create index consents_customer on consents (customer_id) where customer_id is not null;
create index consents_at on consents (at);

-- A row is never changed. It leaves when nobody has to prove it any more, which the retention says it is about to do; a plain
-- statement can't. What a deleted account changes comes from one trigger level deeper.
create trigger consents_append_only before update on consents
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();
create trigger consents_keep before delete on consents
  for each row when (pg_trigger_depth() = 0 and current_setting('shop.retention', true) is distinct from 'on')
  execute function refuse_change();

-- The context that a login began in: who is logged out elsewhere loses it too, with the addresses that stand in it.
alter table customer_sessions add column context_id uuid references contexts on delete set null;

-- When a customer was seen last, by which an account nobody uses any more is known; and when they were written to about it.
alter table customers
  add column active_at timestamptz not null default now(),
  add column warned_at timestamptz;
create index customers_active on customers (active_at);

-- Its customer wants to be forgotten: what tax law doesn't ask for leaves as soon as the order is over.
alter table orders add column erasure_asked_at timestamptz;
create index orders_erasure on orders (erasure_asked_at) where erasure_asked_at is not null;
