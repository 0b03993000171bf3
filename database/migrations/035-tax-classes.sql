-- What the law taxes alike: the rate follows from it and from the country that the goods go to.
alter table products add column tax_class text not null default 'standard'
  check (tax_class in ('standard', 'children', 'books'));
