-- Staff who log in by the account of their company (OpenID Connect): whose account it is, matched by issuer and subject alone.

alter table staff_members
  add column oidc_issuer text,
  add column oidc_subject text,
  add constraint staff_members_oidc_whole check ((oidc_issuer is null) = (oidc_subject is null));
create unique index staff_members_oidc on staff_members (oidc_issuer, oidc_subject) where oidc_subject is not null;

-- The token by which the provider ends its own session, sealed.
alter table staff_sessions add column id_token bytea;

-- On the way to the provider and back: taken once, by the browser that began.
create table staff_sign_ins (
  -- SHA-256 of the state that the provider hands back, and of what the browser keeps beside it.
  state_hash bytea primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('log-in', 'prove', 'begin')),
  -- Who proves, in which session; who begins by their link.
  member_id uuid references staff_members on delete cascade,
  session_id uuid references staff_sessions on delete cascade,
  invitation_hash bytea,
  -- Sealed.
  code_verifier bytea not null,
  nonce text not null,
  return_to text not null,
  begun_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sign_ins_expires on staff_sign_ins (expires_at);
