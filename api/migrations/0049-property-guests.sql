-- Who is let in to see a property by one of its owners: a notary, family.
create table property_guest (
	id bigint primary key generated always as identity,
	property_id bigint not null references property (id) on delete cascade,
	-- The owner who lets in. The right ends with that owner's own
	invited_by bigint not null references owner (id) on delete cascade,
	guest_id bigint not null references owner (id) on delete cascade,
	role text not null check (role in ('notary', 'family', 'adviser')),
	-- What is seen beside the facts
	parts text[] not null default '{}',
	invited_at timestamptz not null default now(),
	-- A password was chosen behind a mailed link since: the address is the guest's
	accepted_at timestamptz,
	expires_at timestamptz not null,
	unique (property_id, guest_id)
);
create index property_guest_of on property_guest (guest_id);

-- What people did about a property in the portal, for its owners to read.
create table owner_activity (
	id bigint primary key generated always as identity,
	property_id bigint not null references property (id) on delete cascade,
	at timestamptz not null default now(),
	-- Whose account it was, and the name as it was then
	actor_id bigint references owner (id) on delete set null,
	actor text not null,
	type text not null,
	-- Name of the file or the person that it is about
	about text not null default '',
	-- The account of that person
	about_id bigint references owner (id) on delete set null
);
create index owner_activity_of on owner_activity (property_id, id);
