-- What a day's articles brought and cost, added up while the day is counted: a report of a year reads some hundred rows in place of each size of
-- each day. Null where a release before this one counted the day; it is counted anew then.
alter table sales_days
  add column pieces integer,
  -- Of these pieces, so far.
  add column returned integer,
  -- Pieces whose cost is known; what was kept of them without VAT, and what those cost that did not come back.
  add column known integer,
  add column known_net bigint,
  add column known_cost bigint;
