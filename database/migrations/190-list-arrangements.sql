-- In which order shoppers see the products of a category, where a merchandiser decided it.

create table list_arrangements (
  category_key text not null references categories (key) on update cascade on delete cascade,
  -- Empty for every storefront that has none of its own.
  store_code text not null default '',
  -- What products are ordered by, the first step first.
  steps jsonb not null check (jsonb_typeof(steps) = 'array'),
  -- Products by their SKUs, and the places that they have.
  pins jsonb not null check (jsonb_typeof(pins) = 'array'),
  -- SKUs of what stands behind everything else.
  buried jsonb not null check (jsonb_typeof(buried) = 'array'),
  -- Who publishes names the one that they saw.
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (category_key, store_code)
);
