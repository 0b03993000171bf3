-- outside a transaction
-- Who placed an order is held while it is settled, and is given its cart back; deleting an order lets go of them.
drop index concurrently if exists contexts_last_order;
create index concurrently contexts_last_order on contexts (last_order_id) where last_order_id is not null;
