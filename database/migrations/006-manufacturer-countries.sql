-- The country of a manufacturer's address, which each storefront writes in its own language. ISO 3166-1 alpha-2; null where
-- the address says it itself. A responsible person's country lies beside its address.

alter table manufacturers add column country text check (country ~ '^[A-Z]{2}$');
