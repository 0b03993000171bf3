-- Files of other systems: how their columns become the shop's own, and at which line a row stood that was put beside others.

alter table imports add column mapping jsonb;
alter table import_rows add column line integer;
