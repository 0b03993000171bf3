-- What pictures of a product show, by language, and which point of them has to stay in sight where they are cut: by the picture.
alter table products add column picture_details jsonb;
