-- How long something of an order can be announced to come back, as it was when it was ordered: a shop that shortens its period
-- owes the longer one to whoever bought before.
alter table orders add column return_days smallint not null default 14 check (return_days between 14 and 365);
