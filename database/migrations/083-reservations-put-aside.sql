-- Staff take a reserved pair off the shelf: until they have done so it is only being put aside.
alter table reservations add column put_aside_at timestamptz;
-- What was held before this was known was told to be ready.
update reservations set put_aside_at = reserved_at where state in ('held', 'collected');
