-- What an import says of itself and of rows that an undo left, by its key and values; the sentences beside them are its English.
alter table imports add column reason_messages jsonb not null default '[]';
alter table import_rows add column left_message jsonb;
