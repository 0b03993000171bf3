-- A shelf is a row once something has lain on it: most sizes lie in few of the stores, and empty shelves were five rows of six.
-- A shelf that an order has claimed from stays, since what is given back is put there.

delete from stock
where available = 0
  and not exists (
    select from stock_claims
    where stock_claims.variant_id = stock.variant_id and stock_claims.location_code = stock.location_code
  );
