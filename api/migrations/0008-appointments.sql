-- Visits that visitors booked.
create table appointment (
	id bigint primary key generated always as identity,
	request_id bigint not null references request (id) on delete cascade,
	property_id bigint not null references property (id) on delete cascade,
	-- Who shows the home; 0: the agency, for homes without a colleague of their own
	colleague_id bigint not null,
	starts_at timestamptz not null,
	ends_at timestamptz not null,
	-- From 0, below the capacity of the slot
	place int not null,
	status text not null check (status in ('confirmed', 'cancelled')),
	-- Times that it was moved or cancelled: calendars take the highest for the newest
	sequence int not null default 0,
	-- What the owner of the home sees
	visit_id bigint references visit (id) on delete set null,
	created_at timestamptz not null default now()
);
create unique index appointment_place on appointment (colleague_id, starts_at, place) where status = 'confirmed';
create index appointment_time on appointment (colleague_id, starts_at) where status = 'confirmed';
