-- Withdrawals: statements by which shoppers withdraw from a contract (Directive 2011/83/EU, article 11a). Whether the
-- acknowledgement was sent stands in mail_outbox, under 'withdrawal-acknowledgement:<id>'.

create table withdrawals (
  id uuid primary key default gen_random_uuid(),
  -- What the shopper is told, to come back to it.
  reference text not null unique,
  -- One per confirmation page: pressing its button twice is one statement.
  idempotency_key text not null unique,
  -- The order that the shopper named; null when there is none of that number. A statement outlives its order.
  order_id uuid references orders on delete set null,
  order_ref_text text not null,
  name text not null,
  email text not null,
  -- "all", or the list of what the shopper named in their own words.
  items jsonb not null,
  reason text,
  store_code text not null,
  language text not null,
  channel text not null check (channel in ('guest', 'account', 'mail-link')),
  submitted_at timestamptz not null,
  -- Submitted after the period had ended. Stored all the same: whether that matters is for a human to say.
  late boolean not null,
  -- Which wording of the withdrawal information was in force.
  notice_version text not null
);
create index withdrawals_order on withdrawals (order_id);
create index withdrawals_submitted on withdrawals (submitted_at);

-- When the last item of the order was received, from which the period counts; null as long as nobody knows.
alter table orders add column delivered_at timestamptz;
