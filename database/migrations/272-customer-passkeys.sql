-- Passkeys of shoppers: another way to log in beside the password.
create table customer_passkeys (
  -- The credential's own id, base64url.
  id text primary key,
  customer_id uuid not null references customers on delete cascade,
  -- COSE.
  public_key bytea not null,
  -- What the authenticator counted at its last use; one that goes back was copied.
  counter bigint not null,
  transports text[] not null,
  -- As its owner calls it: 'My phone'.
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index customer_passkeys_customer on customer_passkeys (customer_id);

-- What an authenticator is to sign, as its SHA-256, until it was signed or is over. Each is taken once.
create table customer_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('log-in', 'add')),
  -- Null for a log-in: who it is tells the passkey.
  customer_id uuid references customers on delete cascade,
  expires_at timestamptz not null
);
create index customer_challenges_expires on customer_challenges (expires_at);
create index customer_challenges_customer on customer_challenges (customer_id);
