-- Links of mails to the agency that were used: each works once. It is the log of what was done by them as well.
create table agency_action (
	-- Of the link's token, which is stored nowhere
	token_hash text primary key,
	kind text not null,
	-- What it was done to: a reference or an id
	target text not null,
	claimed_at timestamptz not null default now(),
	-- Null while somebody is doing it; one that died is taken over after a minute
	done_at timestamptz
);

-- What the agency says has become of a request
create table request_mark (
	request_id bigint primary key references request (id) on delete cascade,
	mark text not null check (mark in ('answered', 'seen', 'accepted', 'refused')),
	marked_at timestamptz not null default now()
);
