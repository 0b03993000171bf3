-- What customs call a product: its code in the Harmonised System, and behind it in the tariff of a union or a country. No shopper reads it.
alter table product_passports add column tariff_code text;
alter table product_passports add constraint product_passports_tariff_code check (tariff_code ~ '^[0-9]{6,10}$') not valid;
