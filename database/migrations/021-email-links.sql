-- Mailed links by which the owner of an account shows that its address is theirs: used once, and stored as their SHA-256.
create table email_links (
  hash bytea primary key,
  customer_id uuid not null references customers on delete cascade,
  -- The address that it was mailed to. A link of an address that the account has left proves nothing.
  email text not null,
  expires_at timestamptz not null
);
create index email_links_customer on email_links (customer_id);

-- When it was shown; null again with a new address.
alter table customers add column email_confirmed_at timestamptz;

-- What guests ordered, found by its address when the owner of that address has shown to be it.
create index orders_of_guests on orders (lower(trim(email))) where customer_id is null;
