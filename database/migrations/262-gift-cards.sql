-- A gift card as it was bought: who gives it, who is given it, and how its payment stands. The card exists once that is paid.
create table gift_card_sales (
  id uuid primary key default gen_random_uuid(),
  -- What opens the page after the payment.
  reference text not null unique,
  -- One press of the button, however often it arrives.
  request_key text not null unique,
  store_code text not null,
  currency text not null,
  amount integer not null check (amount > 0),
  valid_years integer not null,
  giver_first_name text not null,
  giver_last_name text not null,
  giver_email text not null,
  receiver_name text not null,
  receiver_email text not null,
  message text not null,
  -- When the card is mailed; at once where it is not later than the payment.
  mail_at timestamptz not null,
  state text not null check (state in ('open', 'paid', 'failed')),
  method text not null,
  provider_id text unique,
  checkout_url text,
  finish_url text not null,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index gift_card_sales_open on gift_card_sales (created_at) where state = 'open';
create index gift_card_sales_giver on gift_card_sales (lower(giver_email));
create index gift_card_sales_receiver on gift_card_sales (lower(receiver_email));

-- A multi-purpose voucher (Directive 2006/112/EC, article 30a): money that the shop owes in goods.
create table gift_cards (
  id uuid primary key default gen_random_uuid(),
  sale_id uuid not null unique references gift_card_sales,
  -- The code can be looked for by its hash; it is read again only to be mailed.
  code_hash bytea not null unique,
  code_sealed bytea not null,
  ending text not null,
  store_code text not null,
  currency text not null,
  -- What it can pay still, and what is owed of it with what waits for the payment of an order: sums of its movements.
  balance integer not null default 0 check (balance >= 0),
  owed integer not null default 0 check (owed >= balance),
  valid_until date not null,
  blocked_at timestamptz,
  mail_at timestamptz not null,
  mailed_at timestamptz,
  created_at timestamptz not null
);
create index gift_cards_to_mail on gift_cards (mail_at) where mailed_at is null;
create index gift_cards_ending on gift_cards (ending);

-- What became of a card's money. Never changed: what was wrong is put right by another movement.
create table gift_card_movements (
  id bigint generated always as identity primary key,
  gift_card_id uuid not null references gift_cards,
  kind text not null check (kind in ('sold', 'reserved', 'released', 'redeemed', 'refunded', 'adjusted')),
  balance integer not null,
  owed integer not null,
  -- Without a reference: books are kept for longer than orders.
  order_id uuid,
  refund_id uuid unique,
  reason text,
  created_at timestamptz not null,
  constraint gift_card_movements_signs check (
    case kind
      when 'sold' then balance > 0 and owed = balance and order_id is null
      when 'reserved' then balance < 0 and owed = 0 and order_id is not null
      when 'released' then balance > 0 and owed = 0 and order_id is not null
      when 'redeemed' then balance = 0 and owed < 0 and order_id is not null
      when 'refunded' then balance > 0 and owed = balance and order_id is not null and refund_id is not null
      else owed = balance and reason is not null
    end
  )
);
create index gift_card_movements_card on gift_card_movements (gift_card_id, id);
create unique index gift_card_movements_sold on gift_card_movements (gift_card_id) where kind = 'sold';
create unique index gift_card_movements_redeemed on gift_card_movements (order_id) where kind = 'redeemed';
create index gift_card_movements_time on gift_card_movements (created_at);

create function gift_card_movement_kept() returns trigger language plpgsql as $$
begin
  raise exception 'Movements of gift cards are never changed';
end $$;
create trigger gift_card_movements_kept before update or delete on gift_card_movements
  for each row execute function gift_card_movement_kept();

-- A card's balance is the sum of its movements, since nothing else changes it.
create function gift_card_moved() returns trigger language plpgsql as $$
begin
  update gift_cards set balance = balance + new.balance, owed = owed + new.owed where id = new.gift_card_id;
  return null;
end $$;
create trigger gift_card_movements_moved after insert on gift_card_movements
  for each row execute function gift_card_moved();

-- What a card pays of an order, and how far that is. One card pays an order.
create table gift_card_payments (
  order_id uuid primary key references orders on delete cascade,
  gift_card_id uuid not null references gift_cards,
  amount integer not null check (amount > 0),
  state text not null check (state in ('reserved', 'released', 'redeemed')),
  -- What went back to the card of it.
  refunded integer not null default 0 check (refunded >= 0 and refunded <= amount)
);
create index gift_card_payments_card on gift_card_payments (gift_card_id);

-- What a card pays is said by the order itself: then nobody has to ask of those that none pays.
alter table orders
  add column gift_card_id uuid,
  add column gift_card_ending text,
  add column gift_card_amount integer not null default 0;

-- The card that a shopper wants to pay with.
alter table contexts add column gift_card_id uuid;

-- What of a refund went back to a card.
alter table refunds add column gift_card_amount integer not null default 0;
