-- The calendar of an owner's visits: its secret address is known to the owner alone.
create table owner_calendar (
	owner_id bigint primary key references owner (id) on delete cascade,
	-- SHA-256 of the token in the address
	token_hash text not null unique,
	made_at timestamptz not null default now()
);
