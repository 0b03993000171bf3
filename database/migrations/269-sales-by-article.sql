-- outside a transaction
-- Of an article the days on which it was sold: margins of the products of a report, and days to count anew when another cost is told.
drop index concurrently if exists article_sales_days_product_sku;
create index concurrently article_sales_days_product_sku on article_sales_days (product_sku);
drop index concurrently if exists article_sales_days_sku;
create index concurrently article_sales_days_sku on article_sales_days (sku);
drop index concurrently if exists sales_days_counted_before;
create index concurrently sales_days_counted_before on sales_days (store_code, day) where pieces is null;
