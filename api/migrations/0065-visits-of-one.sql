-- Each visitor has a row of visits of one's own, at whatever time, so that it is cancelled and forgotten with that visitor alone.

-- Of visitors of the same name at the same time who shared one, the last confirmed keeps it, and the others get theirs, numbered.
create temporary table shared_visit on commit drop as
	select appointment.id as appointment_id, visit.id as visit_id, appointment.status,
		row_number() over (partition by visit.id order by appointment.status = 'confirmed' desc, appointment.id desc) as number
	from visit join appointment on appointment.visit_id = visit.id;
update visit set status = 'confirmed'
	from shared_visit join appointment on appointment.id = appointment_id
	where visit.id = shared_visit.visit_id and number = 1 and shared_visit.status = 'confirmed' and visit.status = 'cancelled'
		and ends_at > now() and exists (select from shared_visit other where other.visit_id = visit.id and other.number > 1);
insert into visit (property_id, starts_at, contact, status, feedback)
	select property_id, starts_at, contact || ' (' || number || ')',
		case shared_visit.status when 'confirmed' then 'confirmed' else 'cancelled' end, ''
	from shared_visit join visit on visit.id = visit_id where number > 1
	on conflict do nothing;
update appointment set visit_id = own.id
	from shared_visit join visit on visit.id = shared_visit.visit_id
		join visit own on own.property_id = visit.property_id and own.starts_at = visit.starts_at
			and own.contact = visit.contact || ' (' || number || ')'
	where appointment.id = appointment_id and number > 1;

-- A visit that was moved left a row at its former time, with the name and without a tie to who it was.
delete from visit using appointment join request on request.id = request_id
	where visit.property_id = appointment.property_id and visit.id < appointment.visit_id
		and appointment.sequence > (appointment.status = 'cancelled')::int
		and visit.status = 'cancelled' and visit.feedback = '' and visit.words = '{}'
		and visit.contact = concat_ws(' ', upper(left(nullif(fields ->> 'firstName', ''), 1)) || '.', nullif(fields ->> 'lastName', ''))
		and not exists (select from appointment tied where tied.visit_id = visit.id);

-- Of visitors who were forgotten since, nothing says whose row it was: a name as the site writes it goes from each cancelled visit
-- before one of the same property whose visitor was forgotten. A row of the feed comes again with its next import.
update visit set contact = '– ' || visit.id
	where status = 'cancelled' and feedback = '' and words = '{}' and contact ~ '^[[:upper:]]\. '
		and not exists (select from appointment where visit_id = visit.id)
		and exists (select from visit later where later.property_id = visit.property_id and later.id > visit.id
			and later.contact = '– ' || later.id);
