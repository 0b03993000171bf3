-- What many products have in common (properties, materials) is read once for all of them: what is said alike has the same id.
alter table products add column described uuid not null generated always as (
  md5(properties::text || '|' || coalesce(footwear::text, '') || '|' || coalesce(textile::text, ''))::uuid
) stored;
