-- What keeps shoes and bags: it is for everybody, is sold by volume, and some of it is dangerous.

alter table categories drop constraint categories_gender_check;
alter table categories add constraint categories_gender_check check (gender in ('women', 'men', 'unisex'));
alter table products drop constraint products_gender_check;
alter table products add constraint products_gender_check check (gender in ('women', 'men', 'unisex'));

-- How much is in it; with it the price of a litre is shown (Directive 98/6/EC).
alter table products add column contents jsonb;
-- What its label warns of, sentence by sentence (Regulation (EC) 1272/2008).
alter table products add column warnings jsonb;
