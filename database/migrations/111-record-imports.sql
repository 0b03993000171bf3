-- Redirects, promotions and stores are imported like products.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'stock', 'stores', 'redirects', 'promotions'));
-- A store that closed stays for the orders, returns and sessions that name it, and is shown nowhere.
alter table stock_locations add column closed boolean not null default false;
