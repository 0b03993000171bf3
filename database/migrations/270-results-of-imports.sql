-- Who of the staff pressed for what an import does now, as long as the books on staff don't have its result. Null once they do, and where nobody
-- pressed.
alter table imports add column pressed jsonb;
