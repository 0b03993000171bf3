-- What the retailer pays for an article, from a day on: margins are reckoned with it. An article is a size or a product by its SKU.
create table article_costs (
  sku text not null,
  currency text not null,
  since date not null,
  cost bigint not null check (cost > 0),
  -- The days on which it is reckoned with, the last one left out: the first cost holds for what was sold before it, too.
  holds_from date not null default '-infinity',
  holds_until date not null default 'infinity',
  primary key (sku, currency, since)
);

alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'costs', 'stock', 'stores', 'redirects', 'promotions', 'customers')) not valid;

-- What was sold, by the day on which orders were paid and the clock of their storefront, so that figures of a year are read from days and not
-- from a million orders. A day is counted anew from its orders whenever something becomes of one of them.
create table sales_days (
  store_code text not null,
  day date not null,
  currency text not null,
  orders integer not null,
  revenue bigint not null,
  -- Of these orders, so far.
  refunds bigint not null,
  primary key (store_code, day, currency)
);

create table article_sales_days (
  store_code text not null,
  day date not null,
  currency text not null,
  sku text not null,
  product_sku text,
  pieces integer not null,
  -- Of these pieces, so far.
  returned integer not null,
  -- What was paid, after discounts.
  revenue bigint not null,
  -- What was paid for pieces that did not come back, without VAT.
  kept_net bigint not null,
  primary key (store_code, day, currency, sku)
);

-- Days that have to be counted anew.
create table sales_days_to_count (
  store_code text not null,
  day date not null,
  primary key (store_code, day)
);

-- Until when it is known which days those are; one row. Null before anything was counted.
create table sales_counted (
  only_one boolean primary key default true check (only_one),
  until timestamptz
);
insert into sales_counted (until) values (null);
