-- Who asked for the newsletter, and what they agreed to. One row per address, whatever happened to it meanwhile.

create table newsletter_members (
  id uuid primary key default gen_random_uuid(),
  -- In the form in which addresses are compared: trimmed, in lower case.
  email text not null unique,
  salutation text check (salutation in ('mr', 'mrs')),
  first_name text not null,
  last_name text not null,
  birthday date,
  -- The storefront in which the shop writes to them.
  store_code text not null,
  language text not null,
  country text not null,
  address text,
  house_number text,
  city text,
  -- Number and language code of the newsletter, as the mailing service knows them.
  newsletter_id integer not null,
  newsletter_language text not null,
  branchcode text,
  -- 'pending' until the link in the first mail was used. Who left stays 'unsubscribed' until then, too.
  status text not null check (status in ('pending', 'subscribed', 'unsubscribed')),
  -- Opens the settings without a login. Stored as it is, unlike other tokens: every mail to the member links it, for as long as
  -- there are mails, so the shop has to know it. It opens nothing but these settings.
  settings_token text not null unique,
  -- SHA-256 of the token in the link that confirms, while it works.
  confirm_hash bytea unique,
  confirm_sent_at timestamptz,
  confirm_expires_at timestamptz,
  -- The consent: when and where it was asked for, in which version of the words, when it was confirmed and withdrawn.
  asked_at timestamptz not null,
  source text not null check (source in ('website', 'webshop', 'loyalty', 'loyalty_store')),
  wording_version text not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'subscribed' or confirmed_at is not null)
);
create index newsletter_members_pending on newsletter_members (asked_at) where status = 'pending';
