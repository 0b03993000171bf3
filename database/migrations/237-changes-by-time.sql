-- outside a transaction
drop index concurrently if exists order_changes_changed_at;
create index concurrently order_changes_changed_at on order_changes (changed_at);
