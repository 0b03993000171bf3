-- Mails about the care of what somebody owns: one for each pair in a season. Gone with the member, and with the order.
create table care_reminders (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references newsletter_members on delete cascade,
  order_id uuid not null references orders on delete cascade,
  -- Of the order's lines.
  position integer not null,
  -- Of the settings, and the year and month with which its season begins: `2026-09`.
  rule text not null,
  season text not null,
  planned_at timestamptz not null,
  -- Null while its mail waits. 'dropped' is what was not to be said any more when its turn came.
  outcome text check (outcome in ('sent', 'dropped')),
  settled_at timestamptz,
  unique (order_id, position, season)
);
create index care_reminders_member on care_reminders (member_id, planned_at);
create index care_reminders_planned on care_reminders (planned_at);

-- How far the round of a day has come: the one row that every node waits for in turn.
create table care_rounds (
  only_one boolean primary key default true check (only_one),
  day date not null,
  -- The last member that was looked at.
  cursor uuid,
  finished_at timestamptz
);
