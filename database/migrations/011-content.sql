-- What the embedded content repository shows: publications of its documents, and previews of drafts.

create sequence content_publication_order;

create table content_publications (
  -- Made of the documents: the same ones have the same ref wherever they are published.
  ref text primary key,
  -- All documents as a JSON list; null when newer publications have replaced them for good.
  documents text,
  -- The last one is what everybody sees; clocks of several nodes need not agree about it.
  position bigint not null unique default nextval('content_publication_order'),
  published_at timestamptz not null
);

create table content_previews (
  draft text primary key,
  -- SHA-256 of the token in the link, which is the only key to a draft.
  token_hash bytea not null unique,
  ref text not null,
  -- All documents as the draft has them, as a JSON list.
  documents text not null,
  expires_at timestamptz not null
);
