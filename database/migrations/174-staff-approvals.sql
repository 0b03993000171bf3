-- Changes of staff that wait for a second person: what is to be done as data, who asked, and what became of it.
create table staff_approvals (
  id uuid primary key default gen_random_uuid(),
  -- As the books name it: 'order.refund'.
  action text not null,
  -- What who decides has to be permitted.
  permission text not null,
  object_type text not null,
  object_id text not null,
  object_name text not null,
  -- Null where it is of no storefront.
  store_code text,
  -- What is carried out once somebody else agrees; empty once it was decided.
  request jsonb not null,
  -- What who decides is shown of it.
  shown jsonb not null,
  -- Of the action, its object and the request: who presses twice asks once.
  request_hash bytea not null,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'approved', 'declined', 'withdrawn')),
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  -- Why it was declined.
  reason text,
  check (decided_by is null or state = 'withdrawn' or decided_by <> asked_by)
);
create unique index staff_approvals_once on staff_approvals (request_hash) where state = 'waiting';
create index staff_approvals_waiting on staff_approvals (asked_at) where state = 'waiting';
create index staff_approvals_decided on staff_approvals (decided_at desc) where state <> 'waiting';
create index staff_approvals_object on staff_approvals (object_type, object_id);

-- Who of the staff began an import, where it was somebody of the staff: its large moves and withdrawals are for a second person.
alter table imports add column started_by_member uuid;
