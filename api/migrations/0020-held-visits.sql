-- A visit that is booked keeps its time for a while, until the mail to its visitor is confirmed. Those that exist are confirmed.
alter table appointment drop constraint appointment_status_check;
alter table appointment add constraint appointment_status_check check (status in ('held', 'confirmed', 'cancelled'));
alter table appointment
	-- Until when a held visit keeps its time; null: it takes one when it is confirmed
	add column held_until timestamptz,
	-- When the visitor confirmed by the link of the mail: the address is that of who booked
	add column proven_at timestamptz;
create index appointment_held on appointment (colleague_id, held_until) where status = 'held';
create index appointment_proven on appointment (request_id) where proven_at is not null;
