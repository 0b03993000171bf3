-- The loyalty club. What a customer has is never stored: it is the sum of what was written down.

create sequence voucher_numbers start 700001;

-- 200 points, turned into money off. Announced at once, issued later; only an issued one has a barcode and a validity.
create table vouchers (
  id uuid primary key default gen_random_uuid(),
  number text not null unique,
  customer_id uuid not null references customers on delete cascade,
  -- The storefront by whose clock its days begin and end.
  store_code text not null,
  -- An EAN-13 with the prefix for use inside one company.
  barcode text unique check (barcode ~ '^29\d{11}$'),
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('announced', 'issued', 'reserved', 'redeemed', 'expired', 'void')),
  announced_at timestamptz not null,
  -- The day on which it is issued.
  issue_on date not null,
  valid_from date,
  -- The last day on which it is taken.
  valid_to date check (valid_to >= valid_from),
  reminded_at timestamptz,
  -- The cart that holds it, or held it when it was redeemed.
  cart_id uuid references carts on delete set null,
  reserved_at timestamptz,
  -- The order that it was redeemed with.
  order_id uuid references orders on delete set null,
  check (status in ('announced', 'void') or (barcode is not null and valid_from is not null and valid_to is not null))
);
create index vouchers_customer on vouchers (customer_id);
create index vouchers_cart on vouchers (cart_id) where cart_id is not null;
create index vouchers_order on vouchers (order_id) where order_id is not null;
create index vouchers_announced on vouchers (issue_on) where status = 'announced';
create index vouchers_open on vouchers (valid_to) where status in ('issued', 'reserved');

-- Points that came, were released, taken back or turned into a voucher. Rows are added, never changed.
create table loyalty_entries (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  type text not null check (type in ('signup', 'earn', 'release', 'reverse', 'convert', 'adjust')),
  -- A release moves its points from pending to available; all others add theirs to the state that they name.
  points integer not null,
  state text not null check (state in ('pending', 'available')),
  order_id uuid references orders on delete set null,
  voucher_id uuid references vouchers on delete cascade,
  at timestamptz not null
);
create index loyalty_entries_customer on loyalty_entries (customer_id);
create index loyalty_entries_order on loyalty_entries (order_id) where order_id is not null;
-- However often a job or a webhook comes by: 50 points once, an order's points once and released once, a voucher paid once.
create unique index loyalty_entries_one_sign_up on loyalty_entries (customer_id) where type = 'signup';
create unique index loyalty_entries_one_per_order on loyalty_entries (order_id, type) where type in ('earn', 'release');
create unique index loyalty_entries_one_per_voucher on loyalty_entries (voucher_id, type) where voucher_id is not null;

-- A row changes or leaves only together with its customer, order or voucher, one trigger level deeper than a plain statement.
create trigger loyalty_entries_append_only before update or delete on loyalty_entries
  for each row when (pg_trigger_depth() = 0) execute function refuse_change();

-- Who left the club within the last twelve months, so that nobody gets the points of the sign-up by leaving and coming back.
create table club_emails (
  -- SHA-256 of the e-mail address.
  email_hash bytea primary key,
  left_at timestamptz not null
);
create index club_emails_left on club_emails (left_at);
