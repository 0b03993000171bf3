-- A box may hold more than was announced; whoever takes it in sees what was sent.
alter table return_lines drop constraint return_lines_check;
alter table return_lines add constraint return_lines_received_check check (received >= 0);

-- Of one return, some pieces are exchanged and the money of the others goes back, once.
alter table refunds drop constraint refunds_return_id_key;
create unique index refunds_return on refunds (return_id) where exchange_order_id is null;
