-- Keys by which other systems of the retailer use the API of the back office.
create table staff_api_keys (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 100),
  -- SHA-256; the key itself is told once.
  key_hash bytea not null unique,
  -- Its beginning, by which people tell keys apart.
  beginning text not null,
  scopes text[] not null,
  -- Null for all.
  store_codes text[],
  created_by text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz
);
