-- What was heard last of the reviews of each storefront, for as long as nobody can be asked.
create table review_ratings (
  store_code text primary key,
  average double precision not null check (average between 1 and 5),
  count integer not null check (count > 0),
  read_at timestamptz not null
);
