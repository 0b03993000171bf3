-- Refunds of an order are paid one after the other, in the order in which they came about, also within one millisecond.
alter table refunds add column sequence bigint generated always as identity;
