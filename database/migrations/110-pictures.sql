-- What products name by an address or by a file's name, and the shop's own copy of it. Files lie by the hash of what is in them, so
-- that a picture under two names is kept once.
create table pictures (
  -- As files of products name it: https://…, or a name without an ending.
  reference text primary key check (length(reference) <= 2000),
  -- SHA-256 of the shop's copy, in hex, and how it is packed; nothing as long as there is none.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  format text check (format in ('jpeg', 'webp')),
  width integer check (width > 0),
  height integer check (height > 0),
  attempts smallint not null default 0,
  -- Why there is no copy yet, in a sentence for whoever runs the shop.
  problem text,
  -- When to ask for it (again); never, where there is a copy or asking is of no use.
  due_at timestamptz,
  changed_at timestamptz not null,
  check ((hash is null) = (format is null) and (hash is null) = (width is null) and (hash is null) = (height is null))
);
create index pictures_due on pictures (due_at) where due_at is not null;
create index pictures_changed on pictures (changed_at) where hash is not null;
-- Which products show a picture that came.
create index products_images on products using gin (images);
