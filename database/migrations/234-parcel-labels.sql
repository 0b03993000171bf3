-- Labels of parcels that are about to leave. One is used once a parcel with its tracking code has left.
create table parcel_labels (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- By which the service that made it knows it again; once.
  reference text not null unique,
  shipment text not null,
  carrier text not null,
  tracking_code text not null,
  tracking_url text,
  -- A digest of where it was made out to: an address that changed afterwards needs another label.
  receiver_digest bytea not null,
  -- Gone after a while: an address stands on it.
  pdf bytea,
  made_at timestamptz not null,
  cancelled_at timestamptz
);
create index parcel_labels_order on parcel_labels (order_id);
create index parcel_labels_made on parcel_labels (made_at) where pdf is not null;
