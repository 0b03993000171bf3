-- Who works in the back office, and what each of them did.

create table staff_members (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  -- In the form in which addresses are compared: trimmed, in lower case.
  email text not null unique,
  language text not null check (language in ('nl', 'de', 'fr', 'en')),
  roles text[] not null,
  -- Null for all.
  store_codes text[],
  state text not null check (state in ('invited', 'active', 'suspended')),
  -- Raised by each change: who looked at an earlier one is told.
  version integer not null default 1,
  password_hash text,
  -- The secret of their authenticator app, sealed with a key that is not in the database.
  code_secret bytea,
  -- The last step of the clock whose code was taken, so that none is taken twice.
  code_step integer,
  -- SHA-256 of a link that was given to them, until it is used or over.
  invitation_hash bytea unique,
  invitation_ends_at timestamptz,
  created_at timestamptz not null,
  seen_at timestamptz
);

-- Codes that each stand in for the app once, as their SHA-256.
create table staff_recovery_codes (
  member_id uuid not null references staff_members on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

create table staff_sessions (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references staff_members on delete cascade,
  token_hash bytea not null unique,
  -- 'Firefox, Android'
  device text not null,
  address text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- When password and code were given last.
  proved_at timestamptz not null
);
create index staff_sessions_member on staff_sessions (member_id);
create index staff_sessions_expires on staff_sessions (expires_at);

-- Who did what, when, from where, and what it was before and after. Written in the transaction of the change, and never again.
create table staff_audit (
  id integer primary key generated always as identity,
  at timestamptz not null,
  -- Null for what was done by a command on the machine.
  member_id uuid,
  -- As it was then.
  member_name text not null,
  action text not null,
  object_type text not null,
  object_id text not null,
  object_name text not null,
  before jsonb,
  after jsonb,
  device text not null,
  address text
);
create index staff_audit_member on staff_audit (member_id, id);
create index staff_audit_object on staff_audit (object_type, object_id, id);

create function staff_audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only';
end $$;
create trigger staff_audit_append_only before update or delete on staff_audit
  for each row execute function staff_audit_is_append_only();
create trigger staff_audit_not_emptied before truncate on staff_audit
  for each statement execute function staff_audit_is_append_only();
