-- Sessions that followed each other are of one family: the id that staff began it with opens the shop the whole day,
-- whenever the last session of its family is over.
alter table in_store_sessions add column family uuid not null default gen_random_uuid();
create index in_store_sessions_family on in_store_sessions (family);
