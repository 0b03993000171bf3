-- What staff find customers by.

create index customers_email_beginning on customers (email text_pattern_ops);
create index customers_last_name on customers (lower(last_name) text_pattern_ops);
