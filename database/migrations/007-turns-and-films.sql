-- What moves: the pictures of a whole turn, in order, and the name of a film. Only some products have them.

alter table products add column threesixty text[] not null default '{}';
alter table products add column video text;
