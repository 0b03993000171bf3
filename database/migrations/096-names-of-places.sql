-- What a store's town and street are called in other languages: {"fr": {"city": "Bruxelles", "street": "rue Antoine Dansaert"}}.
alter table stock_locations add column local_names jsonb;
