-- Who was told why a review is not shown may write another text once: this says that one is such a second text.
alter table product_reviews add column is_second boolean not null default false;
