-- What people who bought a product say of it: once for each product of an order.
create table product_reviews (
  id uuid primary key default gen_random_uuid(),
  product_id uuid not null references products on delete cascade,
  order_id uuid not null references orders on delete cascade,
  store_code text not null,
  language text not null,
  size text,
  stars smallint not null check (stars between 1 and 5),
  comfort smallint check (comfort between 1 and 5),
  quality smallint check (quality between 1 and 5),
  fit text check (fit in ('small', 'normal', 'large')),
  text text not null,
  -- As whoever wrote it wants to be called; empty once they were forgotten.
  author text not null,
  state text not null check (state in ('waiting', 'published', 'declined')),
  written_at timestamptz not null,
  decided_at timestamptz,
  decline_reason text check (decline_reason in ('insult', 'personal', 'advertising', 'off-topic', 'unlawful')),
  reply text,
  replied_at timestamptz,
  -- How many found it helpful, of how many who said so or the opposite; and the lower end of what that says for sure.
  helpful integer not null default 0 check (helpful between 0 and votes),
  votes integer not null default 0,
  helpfulness double precision not null default 0,
  unique (order_id, product_id)
);
create index product_reviews_published on product_reviews (product_id) where state = 'published';
create index product_reviews_state on product_reviews (state, written_at desc, id);

-- Who voted, by a digest that names nobody; kept for a month, so that one voice counts once.
create table review_votes (
  review_id uuid not null references product_reviews on delete cascade,
  voter bytea not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (review_id, voter)
);
create index review_votes_voted on review_votes (voted_at);
