-- Products as staff page through them, the newest first, and what staff decide of them.

create index products_newest on products (created_at desc, id desc);
create index products_incomplete on products (created_at desc, id desc) where incomplete <> '{}';
create index products_withdrawn on products (created_at desc, id desc) where not active;

-- Taken off sale by somebody: no file puts it back.
alter table products add column withdrawn boolean not null default false;
-- Not on sale before this moment, nor from that one on; null where nothing is said.
alter table products add column on_sale_from timestamptz;
alter table products add column on_sale_until timestamptz;
create index products_on_sale_from on products (on_sale_from) where on_sale_from is not null;
create index products_on_sale_until on products (on_sale_until) where on_sale_until is not null;
