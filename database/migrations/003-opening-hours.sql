-- When a store is open, as the retailer hands it over: seven weekdays, the exceptions to them, and the store's time zone.
-- Null where that is unknown, and for the distribution centre.
alter table stock_locations add column opening_hours jsonb;
