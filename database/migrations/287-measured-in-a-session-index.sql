-- outside a transaction
drop index concurrently if exists measured_browsers_context_id;
create index concurrently measured_browsers_context_id on measured_browsers (context_id) where context_id is not null;
