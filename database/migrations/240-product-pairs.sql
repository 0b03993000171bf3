-- Products that the same people bought and kept, learned anew each night from the orders: numbers of nobody.
create table product_pairs (
  product_id uuid not null references products on delete cascade,
  other_id uuid not null references products on delete cascade,
  -- So many people have both.
  people integer not null,
  -- From 0 to 1: how much oftener than by chance, as the cosine of the two sets of people.
  score real not null,
  place smallint not null,
  primary key (product_id, other_id)
);
create index product_pairs_other on product_pairs (other_id);
