-- Files of a merchandise system on their way into the shop: read row by row, planned, approved, applied in batches and undone.

create table imports (
  -- Operators type it.
  id integer generated always as identity primary key,
  kind text not null check (kind in ('products', 'prices', 'stock')),
  mode text not null check (mode in ('full', 'delta')),
  status text not null check
    (status in ('staging', 'planning', 'waiting', 'applying', 'applied', 'refused', 'undoing', 'undone')),
  file_name text not null,
  -- Where it lay, for an import that was cut off while it was read.
  file_path text not null,
  sha256 text not null,
  -- When the pieces were counted at the latest, for rows that don't say it.
  counted_at timestamptz not null,
  plan_only boolean not null default false,
  -- The last row that the stage of `status` is done with.
  cursor integer not null default 0,
  counts jsonb not null default '{}',
  -- Sentences: why it waits for somebody, or why it was refused.
  reasons jsonb not null default '[]',
  started_by text not null,
  approved_by text,
  undone_by text,
  started_at timestamptz not null,
  planned_at timestamptz,
  applied_at timestamptz,
  undone_at timestamptz
);
create index imports_started on imports (started_at);

create table import_rows (
  import_id integer not null references imports on delete cascade,
  -- The line of the file; what a full file leaves out follows after the last one.
  position integer not null,
  -- As the file has them, by column in its order; null for what it leaves out.
  cells json,
  -- [{column, sentence}], null when there are none.
  problems jsonb,
  product_id uuid,
  -- Null for all sizes of the product.
  variant_id uuid,
  -- The code of a location or of a storefront.
  place text,
  action text check (action in ('created', 'changed', 'unchanged', 'withdrawn', 'refused')),
  before jsonb,
  after jsonb,
  -- Why an undo left it as it is.
  left_because text,
  primary key (import_id, position)
);
create index import_rows_product on import_rows (product_id);

-- When the pieces on a shelf were counted last; an older count doesn't replace it.
alter table stock add column counted_at timestamptz;
