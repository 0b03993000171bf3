-- outside a transaction
-- Staff look for the card of somebody who calls, by how their name begins.
drop index concurrently if exists gift_card_sales_giver_name;
create index concurrently gift_card_sales_giver_name on gift_card_sales (lower(giver_last_name) text_pattern_ops);
drop index concurrently if exists gift_card_sales_receiver_name;
create index concurrently gift_card_sales_receiver_name on gift_card_sales (lower(receiver_name) text_pattern_ops);
