-- Products of files that lack something: they are kept, and sold only when the law lets them be.

alter table variants alter column ean drop not null;
alter table products alter column manufacturer_id drop not null;
-- What is missing, by its column in a file.
alter table products add column incomplete text[] not null default '{}';
-- Regulation (EU) 2023/988, article 19: what is offered names who answers for it.
alter table products add constraint products_sold_with_manufacturer check (not active or manufacturer_id is not null);
