-- What the figures of a day are counted from.

create index orders_paid_at on orders (paid_at) where paid_at is not null;
create index refunds_created_at on refunds (created_at);
create index returns_received_at on returns (received_at) where received_at is not null;
