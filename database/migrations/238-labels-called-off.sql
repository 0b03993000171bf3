-- When it was last tried to call off a label that nobody needs any more, so that a carrier that says no is asked once a day.
alter table parcel_labels add column cancel_tried_at timestamptz;
