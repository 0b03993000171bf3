-- A product that is delivered for nothing: an order of such products alone costs nothing to deliver.
alter table products add column shipping_free boolean not null default false;
