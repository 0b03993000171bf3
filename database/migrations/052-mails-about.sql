-- Whom a mail to somebody else is about, as long as it waits to be sent: an address that is forgotten is found by it.
alter table mail_outbox add column about text;
