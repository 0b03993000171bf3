-- What a line was made by, as it was called when it was ordered: mails and the pages of an order name it beside the product.
alter table order_lines add column brand text;
