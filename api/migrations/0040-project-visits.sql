-- A project is visited too: its show flat, or the building site. A unit is visited as the property that lists it.
alter table appointment
	alter column property_id drop not null,
	add column project_id bigint references project (id) on delete cascade,
	add constraint appointment_of_one check (num_nonnulls(property_id, project_id) = 1);
