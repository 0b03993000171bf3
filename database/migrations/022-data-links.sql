-- Mailed links to all that is known of an address outside of accounts, stored as their SHA-256.
create table data_links (
  hash bytea primary key,
  email text not null,
  expires_at timestamptz not null
);
create index data_links_email on data_links (email);
