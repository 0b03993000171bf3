-- Every version of the settings that ever held, with who decided it: a line is added, and none is changed.
create table settings_versions (
  id bigint generated always as identity primary key,
  document json not null,
  author text not null,
  note text,
  created_at timestamptz not null
);
