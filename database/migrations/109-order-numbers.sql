-- The next number of an order: at least the one that the retailer wants to begin with. Numbers never go back.
create function next_order_number(first bigint) returns bigint
language plpgsql as $$
declare
  number bigint := nextval('order_numbers');
begin
  if number >= first then
    return number;
  end if;
  -- Whoever is behind waits for the one that moves the sequence on; that happens once after a change of the settings.
  perform pg_advisory_xact_lock(hashtext('order_numbers'));
  number := nextval('order_numbers');
  if number < first then
    number := setval('order_numbers', first);
  end if;
  return number;
end
$$;

-- Shoppers name orders by their digits; letters before them are the retailer's.
create index orders_digits on orders ((ltrim(number, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ-')));
