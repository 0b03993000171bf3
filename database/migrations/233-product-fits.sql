-- How products run, learned anew each night from what shoppers kept, sent back for its size, or exchanged for another size.
create table product_fits (
  product_id uuid primary key references products on delete cascade,
  kept integer not null check (kept >= 0),
  too_small integer not null check (too_small >= 0),
  too_large integer not null check (too_large >= 0),
  learned_at timestamptz not null
);
