-- A size that a shopper has put back for later lies in their cart as a line of its own kind: it is neither counted nor ordered.
alter table cart_lines drop constraint cart_lines_type_check;
alter table cart_lines add constraint cart_lines_type_check check (type in ('product', 'promotion', 'custom', 'saved'));
