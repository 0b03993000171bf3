-- How often somebody did what may only be done so often. All nodes count together, and a restart forgets nothing.

create table rate_limits (
  -- SHA-256 of the operation and of who did it: neither addresses nor e-mails can be read here.
  key bytea primary key,
  count integer not null check (count > 0),
  -- From then on it counts from the beginning.
  ends_at timestamptz not null
);
create index rate_limits_ends on rate_limits (ends_at);
