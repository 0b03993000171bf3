-- What buyers say of a product at another service. There is no order of ours behind it, and nobody of ours is known to have written it.
create table imported_reviews (
  id uuid primary key default gen_random_uuid(),
  source text not null check (source in ('trusted-shops')),
  -- What the review is called there.
  external_id text not null,
  product_id uuid not null references products on delete cascade,
  -- What a file called the product: an SKU of it or of a size, or an EAN.
  product_reference text not null,
  store_code text not null,
  -- By its code of two letters; it may be none that the shop speaks.
  language text not null,
  stars smallint not null check (stars between 1 and 5),
  title text not null,
  text text not null,
  author text not null,
  -- Whether the service says that it is by a buyer; null where it doesn't say.
  is_verified boolean,
  written_at timestamptz not null,
  reply text,
  -- Staff may take it away; they never change what it says.
  state text not null default 'published' check (state in ('published', 'declined')),
  decided_at timestamptz,
  decline_reason text check (decline_reason in ('insult', 'personal', 'advertising', 'off-topic', 'unlawful')),
  -- Whether it is gone there. Its row stays only where staff had taken it away, without its words, so that it doesn't come back.
  is_removed boolean not null default false,
  unique (source, external_id)
);
create index imported_reviews_published on imported_reviews (product_id) where state = 'published' and not is_removed;
create index imported_reviews_state on imported_reviews (state, written_at desc, id) where not is_removed;

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'costs', 'passports', 'stock', 'stores', 'redirects', 'promotions', 'customers', 'reviews')) not valid;
