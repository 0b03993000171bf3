-- In which session an order was measured: whoever takes consent back there is told of no more, an account or none.
alter table measured_browsers add column context_id uuid;
alter table measured_browsers add constraint measured_browsers_context
  foreign key (context_id) references contexts on delete set null not valid;
