-- Whether a member of staff is mailed when a note of an order names them.
alter table staff_members add column mention_mails boolean not null default true;
