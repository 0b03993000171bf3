-- Customers are imported like everything else. What rows say of somebody is found again by their address, and erased with them.
alter table imports drop constraint imports_kind_check;
alter table imports add constraint imports_kind_check
  check (kind in ('products', 'prices', 'stock', 'stores', 'redirects', 'promotions', 'customers'));
create index import_rows_email on import_rows (place) where place like '%@%';

-- What somebody had in a club of before: once, and only for an account that a file opened.
alter table loyalty_entries drop constraint loyalty_entries_type_check;
alter table loyalty_entries add constraint loyalty_entries_type_check
  check (type in ('signup', 'opening', 'earn', 'release', 'reverse', 'convert', 'adjust'));
create unique index loyalty_entries_one_opening on loyalty_entries (customer_id) where type = 'opening';
