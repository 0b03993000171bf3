-- What pictures show, as vectors of colour and shape: measured once for each picture, and again when another one lies under its name.
create table picture_features (
  -- What products call it.
  reference text primary key,
  -- Of the picture, and of how it was measured.
  version text not null,
  -- Nothing where it could not be looked at; the problem says why.
  features bytea,
  problem text,
  measured_at timestamptz not null,
  check ((features is null) = (problem is not null))
);

-- What resembles a product, the most alike first, in the storefronts in which the same stands there. No foreign keys in a list: what is not
-- sold any more is left out by who reads it, and by the next night.
create table similar_products (
  product_id uuid not null references products on delete cascade,
  store_codes text[] not null,
  other_ids uuid[] not null,
  primary key (product_id, store_codes)
);
