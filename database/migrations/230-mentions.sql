-- Of a note that names a colleague: when they had done with it. What has no row waits for them.
create table order_note_reads (
  note_id uuid not null references order_notes on delete cascade,
  member_id text not null,
  read_at timestamptz not null,
  primary key (note_id, member_id)
);
