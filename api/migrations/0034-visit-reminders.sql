-- A visit is reminded of once, the day before.
alter table appointment
	-- When its reminder was queued, or passed over because the visitor had heard of the time since it was due; null: it is still to come
	add column reminded_at timestamptz;
create index appointment_unreminded on appointment (starts_at) where status = 'confirmed' and reminded_at is null;
-- Those that take place soon were made without a word of a reminder.
update appointment set reminded_at = now() where starts_at < now() + interval '1 day';
