-- Colours have families ("blue") and size tables kinds ("shoes"), by which a list's filters are grouped: {"key", "name", "hex"}.
alter table products add column color_family jsonb;
alter table size_tables add column kind jsonb;
