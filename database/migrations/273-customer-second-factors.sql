-- Codes of an authenticator app that shoppers may have asked for after their password.
create table customer_second_factors (
  customer_id uuid primary key references customers on delete cascade,
  -- Sealed. Null until its owner has shown a code of it.
  code_secret bytea,
  -- Of the last code that was taken: it and those before it are worth nothing any more.
  code_step bigint,
  since timestamptz,
  -- One that was shown and has not been confirmed. Sealed.
  pending_secret bytea,
  pending_until timestamptz,
  check ((code_secret is null) = (since is null)),
  check ((pending_secret is null) = (pending_until is null))
);

-- What stands in for the app, once each, as SHA-256.
create table customer_recovery_codes (
  customer_id uuid not null references customers on delete cascade,
  code_hash bytea not null,
  primary key (customer_id, code_hash)
);

-- Log-ins that had the right password and wait for their code.
create table customer_login_steps (
  token_hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  expires_at timestamptz not null
);
create index customer_login_steps_expires on customer_login_steps (expires_at);
create index customer_login_steps_customer on customer_login_steps (customer_id);
