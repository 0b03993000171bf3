-- Where a bank transfer goes, as the provider said it when the payment was opened: page and mail name it until it is paid.
alter table payments add column bank_transfer jsonb;
