-- Weekly hours that hold from a day on: [{ "from": "2027-01-04", "days": … }, …]. Beside the hours that files tell, which leave them alone.
alter table stock_locations add column planned_hours jsonb;

-- What staff call a tablet, who began it, and when they ended it for good: nothing goes on with it then.
alter table in_store_sessions
  add column tablet text,
  add column begun_by text,
  add column ended_at timestamptz;
create index in_store_sessions_location on in_store_sessions (location_code, begun_at);
