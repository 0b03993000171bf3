-- Proofs of work by which browsers show that they are no programs that fill in forms.

-- What signs the challenges, the same on every node and after every start. Made of random bits here, and told to nobody.
create table captcha_secret (
  only_one boolean primary key default true check (only_one),
  secret text not null
);
insert into captcha_secret (secret)
values (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));

-- Challenges that were answered. Each counts once, whichever node it is shown to.
create table captcha_answers (
  -- SHA-256 of the challenge's signature.
  key bytea primary key,
  -- From then on the challenge is too old anyway.
  ends_at timestamptz not null
);
create index captcha_answers_ends on captcha_answers (ends_at);
