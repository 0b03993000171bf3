-- When an order arrives, as its shopper read it when ordering: {"earliest", "latest", "window", "orderedBy"}.
alter table orders add column delivery_date jsonb;
