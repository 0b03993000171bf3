-- How far the shop has read the product reviews of another service.
create table review_reads (
  source text primary key check (source in ('trusted-shops')),
  -- Whose reviews were read, with commas between: another choice of them is read anew.
  channels text not null,
  -- What was changed there until then is imported; null before everything was.
  read_until timestamptz,
  -- When everything was read that there is, for what is gone without a trace.
  all_read_at timestamptz,
  -- The last import of what was read: one that waits for an approval is waited for.
  import_id integer references imports on delete set null
);
