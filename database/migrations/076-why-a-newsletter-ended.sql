-- Why the mailing service said that somebody is no longer to be written to; absent for who left here by themselves.
alter table newsletter_members add column left_because text check (left_because in ('unsubscribed', 'complained', 'bounced'));
