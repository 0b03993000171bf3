-- Whoever comes to fetch what is ready tells the store: on the way, or here. It is gone as soon as it was handed over, or nobody waits any more.
alter table store_pickups add column arrival text, add column arrival_at timestamptz;
alter table store_pickups add constraint store_pickups_arrival
  check (arrival in ('coming', 'here') and (arrival is null) = (arrival_at is null)) not valid;
alter table reservations add column arrival text, add column arrival_at timestamptz;
alter table reservations add constraint reservations_arrival
  check (arrival in ('coming', 'here') and (arrival is null) = (arrival_at is null)) not valid;
