-- What a job has to know of a person. It leaves when its job is done, or with its person; jobs hold its id alone, since they are
-- kept for days after they are done.
create table job_notes (
  id uuid primary key default gen_random_uuid(),
  -- Whom it is about, in the form in which addresses are compared.
  email text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index job_notes_email on job_notes (email);
create index job_notes_created on job_notes (created_at);
