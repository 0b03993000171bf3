-- Passkeys of staff: the first way to log in and to prove oneself.

create table staff_passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  member_id uuid not null references staff_members on delete cascade,
  -- COSE.
  public_key bytea not null,
  -- What the authenticator counted at its last use; one that goes back was copied.
  counter bigint not null,
  transports text[] not null,
  -- 'Chrome, Windows', as it was when it was made.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_member on staff_passkeys (member_id);

-- What an authenticator is to sign, as its SHA-256, until it was signed or is over. Each is taken once.
create table staff_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('log-in', 'prove', 'add', 'begin')),
  -- Null for a log-in: who it is tells the passkey.
  member_id uuid references staff_members on delete cascade,
  expires_at timestamptz not null
);
create index staff_challenges_expires on staff_challenges (expires_at);
create index staff_challenges_member on staff_challenges (member_id);
