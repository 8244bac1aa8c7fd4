-- What an owner says to a visit that is to come: it suits, or another time would; and how to get in.
create table visit_answer (
	visit_id bigint primary key references visit (id) on delete cascade,
	owner_id bigint references owner (id) on delete set null,
	-- Time of the visit that was answered: one that is moved since is not answered
	starts_at timestamptz not null,
	agrees boolean not null,
	proposed_at timestamptz,
	-- Keys, who opens, what to mind. Emptied once the visit was
	access text not null default '',
	answered_at timestamptz not null default now(),
	check (agrees = (proposed_at is null))
);
