-- What staff see of pieces that come back, and returns that nobody announced.

alter table returns
  -- Whether it stood at the counter or lay in the post without having been announced.
  add column unannounced boolean not null default false,
  -- Of the member of staff who looked at it; the name as it was then.
  add column received_by text;

-- Pieces of a return as somebody saw them: why they came, in what state, and on which shelf they lie again.
create table return_inspections (
  id uuid primary key default gen_random_uuid(),
  return_id uuid not null references returns on delete cascade,
  position integer not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  condition text not null,
  -- Nowhere where they can't be sold again.
  restocked_at text references stock_locations on delete restrict,
  inspected_at timestamptz not null
);
create index return_inspections_return on return_inspections (return_id);
create index return_inspections_time on return_inspections (inspected_at);

-- What came back lies on a shelf again.
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check
  check (kind in ('count', 'sale', 'release', 'reservation', 'reservation-end', 'correction', 'return'));
