-- Nothing had a code before.
alter table product_passports validate constraint product_passports_tariff_code;
