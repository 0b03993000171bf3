-- Sizes that came together are asked for together: by files of a merchandise system, by lists, by a page. With ids at random each of them lies
-- on another page of the indexes of stock and prices; ids that begin with the time lie side by side. A UUID of version 7, which PostgreSQL
-- has by itself from 18 on.
create function time_ordered_uuid() returns uuid
  language sql volatile parallel safe
  return (
    lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14)
  )::uuid;

alter table products alter column id set default time_ordered_uuid();
alter table variants alter column id set default time_ordered_uuid();

-- Room for what a row becomes, so that it stays on its page and no index has to hear of it: rows of an import get a plan, shelves a count.
alter table import_rows set (fillfactor = 60);
alter table stock set (fillfactor = 90);
