-- What staff find orders by, each by one look into an index.

create index orders_email_beginning on orders (lower(email) text_pattern_ops);
create index orders_last_name on orders (lower(shipping_address ->> 'lastName') text_pattern_ops);
create index orders_zipcode on orders ((replace(upper(shipping_address ->> 'zipcode'), ' ', '')));
create index orders_phone on orders ((shipping_address ->> 'phoneNumber'));
create index order_lines_sku on order_lines (sku);
create index order_lines_ean on order_lines (ean) where ean is not null;
create index parcels_tracking_code on parcels (upper(tracking_code)) where tracking_code is not null;
