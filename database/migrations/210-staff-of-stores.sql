-- Members of staff who work in some stores see what is picked up, reserved or returned there, and nothing of the others.

alter table staff_members
  -- Null for all.
  add column location_codes text[];

alter table returns
  -- The store whose staff took it in; nothing where nobody is narrowed to one.
  add column received_at_location text references stock_locations (code);
create index returns_received_at_location on returns (received_at_location) where received_at_location is not null;

-- What is reserved in a store is looked for by the store.
create index stock_claims_location on stock_claims (location_code);
