-- From how many networks a day one page of a product led to that of another, in whichever order: numbers of nobody.
create table seen_pair_days (
  day date not null,
  product_id uuid not null references products on delete cascade,
  other_id uuid not null references products on delete cascade,
  networks integer not null,
  primary key (product_id, other_id, day),
  -- A pair has no order: it stands here once.
  check (product_id < other_id)
);
create index seen_pair_days_other on seen_pair_days (other_id);
create index seen_pair_days_day on seen_pair_days (day);

-- What was looked at beside each product, learned anew each night from the days above.
create table seen_pairs (
  product_id uuid not null references products on delete cascade,
  other_id uuid not null references products on delete cascade,
  -- From 0 to 1: how much oftener than what is looked at often anyway.
  score real not null,
  place smallint not null,
  primary key (product_id, other_id)
);
create index seen_pairs_other on seen_pairs (other_id);
