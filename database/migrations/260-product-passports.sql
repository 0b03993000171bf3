-- What the passport of a product says beyond its page (Regulation (EU) 2024/1781). Whatever nobody told is null, and is not shown.
create table product_passports (
  product_id uuid primary key references products on delete cascade,
  -- ISO 3166-1 alpha-2, of the country in which it was made.
  origin text check (origin ~ '^[A-Z]{2}$'),
  -- Of its weight, in percent.
  recycled_content smallint check (recycled_content between 0 and 100),
  -- Texts by language: how it is mended, and where it goes in the end.
  repair jsonb not null default '{}',
  recycling jsonb not null default '{}'
);

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'costs', 'passports', 'stock', 'stores', 'redirects', 'promotions', 'customers')) not valid;
