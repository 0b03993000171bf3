-- Many orders at once have no tables: they were never filled.
drop table order_batch_orders;
drop table order_batches;
