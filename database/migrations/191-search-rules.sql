-- What a retailer says of searches: words that mean the same, and searches that lead to a page. And what was searched for.

create table search_synonyms (
  id uuid primary key default gen_random_uuid(),
  language text not null,
  -- What shoppers type.
  term text not null check (char_length(term) between 2 and 60),
  -- What it means, each in words that the search finds something by.
  means text[] not null check (cardinality(means) between 1 and 10),
  -- Whether who types one of those finds what the term leads to as well.
  both_ways boolean not null,
  changed_at timestamptz not null,
  changed_by text not null,
  unique (language, term)
);

create table search_redirects (
  id uuid primary key default gen_random_uuid(),
  store_code text not null,
  -- As it is compared: small letters without accents, one space between words.
  term text not null check (char_length(term) between 2 and 60),
  -- A path of the storefront, without its prefix.
  address text not null check (address like '/%' and char_length(address) <= 300),
  changed_at timestamptz not null,
  changed_by text not null,
  unique (store_code, term)
);

-- How often something was searched for in a week. Nobody is named: people are counted, and not who they are.
create table search_terms (
  -- Its Monday.
  week date not null,
  store_code text not null,
  term text not null check (char_length(term) between 2 and 60),
  searches integer not null,
  -- Of those, how many found nothing.
  without_result integer not null,
  -- How many people at least searched for it, up to a handful: fewer than that are shown to nobody.
  people smallint not null,
  primary key (week, store_code, term)
);
