-- How large a size is, in millimetres, and when more of it is expected: what a cart tells of each of its lines.
alter table variants
  add column length integer check (length > 0),
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add column restock_date date,
  add constraint measured_whole check (num_nulls(length, width, height) in (0, 3));
