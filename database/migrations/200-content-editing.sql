-- What staff write of the documents of the embedded repository: every state that somebody saved, and how each document stands.

create table content_versions (
  id bigint generated always as identity primary key,
  document_id text not null,
  -- The whole document as JSON.
  document text not null,
  saved_at timestamptz not null,
  -- Empty for what came with the folder of the shop.
  saved_by text not null,
  -- When everybody first saw it; null for what nobody did.
  published_at timestamptz
);
create index content_versions_of_document on content_versions (document_id, id desc);

create table content_edits (
  document_id text primary key,
  -- What somebody saved last.
  head bigint not null references content_versions (id),
  -- What staff made everybody see; null where that is still what came with the folder of the shop.
  published bigint references content_versions (id),
  -- Whether staff took it off the shop.
  taken_off boolean not null default false,
  -- The version that everybody is to see from a moment on; what is saved later waits for somebody to publish it.
  scheduled bigint references content_versions (id),
  publish_at timestamptz,
  -- From when on nobody is to see the document.
  take_off_at timestamptz,
  -- Who said so.
  scheduled_by text
);
create index content_edits_to_publish on content_edits (publish_at) where publish_at is not null;
create index content_edits_to_take_off on content_edits (take_off_at) where take_off_at is not null;

-- Whether a preview holds the changed documents alone, which stand over those that are published then.
alter table content_previews add column is_overlay boolean not null default false;
-- What is previewed for a while is not kept for longer.
create index content_previews_expired on content_previews (expires_at);
