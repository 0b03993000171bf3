-- How far shoppers came, as numbers of each day by the clock of its storefront, and of nobody. What became of carts is counted from the carts
-- themselves for as long as they are kept, and written down each night, before they are purged; views are counted by the nodes.
create table funnel_days (
  day date not null,
  store_code text not null,
  product_views integer not null default 0,
  -- Null until the night after: what is counted live then has no number here.
  carts integer,
  addresses integer,
  orders integer,
  paid integer,
  primary key (day, store_code)
);

create index carts_created on carts (store_code, created_at);
