-- The hours that files told before staff changed them; null where nobody did. A file that tells them again changes nothing.
alter table stock_locations add column told_hours jsonb;
