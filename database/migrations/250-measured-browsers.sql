-- contract: 0.1.0
-- By which ids those who measure know the browser of an order, where it agreed to be counted, with what each of them was told; gone with its
-- order, its person, or in time. Takes the place of a table that held those of Google Analytics alone and that no release had.
create table measured_browsers (
  order_id uuid not null references orders on delete cascade,
  measurer text not null,
  browser jsonb not null,
  consented_at timestamptz not null,
  purchase_told_at timestamptz,
  -- Of refunds: marked before they are told, since nothing says that one which is told twice counts once.
  told_refunds uuid[] not null default '{}',
  primary key (order_id, measurer)
);
create index measured_browsers_consented on measured_browsers (measurer, consented_at);
insert into measured_browsers (order_id, measurer, browser, consented_at, purchase_told_at, told_refunds)
select order_id, 'ga4', jsonb_build_object('measurer', 'ga4', 'clientId', client_id, 'sessionId', session_id), consented_at, purchase_told_at, told_refunds
from order_measurements;
drop table order_measurements;
