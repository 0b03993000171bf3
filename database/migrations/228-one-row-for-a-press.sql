-- The same press sent twice changes once, and stands once in the books on staff.
alter table staff_audit add column press text;
create unique index staff_audit_press on staff_audit (member_id, action, object_id, press) where press is not null;
