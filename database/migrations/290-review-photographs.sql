-- Photographs that whoever wrote a review sent with it. They were drawn anew: upright, in sRGB, with nothing that a camera or a phone wrote.
create table review_photographs (
  id uuid primary key,
  -- In which order they came: those of one form come at once.
  arrival bigint generated always as identity,
  review_id uuid not null references product_reviews on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'published', 'declined')),
  added_at timestamptz not null,
  -- Of the large one, in pixels.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  -- JPEG. Empty once a photograph that was kept back is no longer disputed; its row stays, so that it counts.
  large bytea,
  small bytea,
  decided_at timestamptz,
  decline_reason text check (decline_reason in ('insult', 'personal', 'advertising', 'off-topic', 'unlawful')),
  check (state = 'declined' or (large is not null and small is not null))
);
-- A JPEG gets no smaller.
alter table review_photographs alter column large set storage external;
alter table review_photographs alter column small set storage external;
create index review_photographs_of on review_photographs (review_id, arrival);
create index review_photographs_waiting on review_photographs (review_id) where state = 'waiting';
