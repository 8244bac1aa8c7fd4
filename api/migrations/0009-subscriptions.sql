-- Search wishes and newsletter: nothing is sent before the address was confirmed.
create table subscription (
	id bigint primary key generated always as identity,
	request_id bigint references request (id) on delete set null,
	kind text not null check (kind in ('wish', 'newsletter')),
	status text not null default 'unconfirmed' check (status in ('unconfirmed', 'active', 'ended')),
	email text not null,
	first_name text not null,
	last_name text not null,
	language text not null,
	-- Of a wish: the search as the site writes it (website.md §7)
	goal smallint check (goal in (0, 1)),
	query text,
	frequency text check (frequency in ('at-once', 'daily')),
	-- Of the account that was asked for with a wish; made when the address is confirmed
	password_hash text,
	-- Homes written up to this revision of the content were compared with the wish
	seen bigint not null default 0,
	-- Day in Belgium of the last daily mail
	digest_on date,
	created_at timestamptz not null default now(),
	check (kind <> 'wish' or (goal is not null and query is not null and frequency is not null))
);
create unique index subscription_newsletter on subscription (lower(email)) where kind = 'newsletter' and status <> 'ended';
create index subscription_wish on subscription (seen) where kind = 'wish' and status = 'active';

-- A home is told once per wish
create table wish_match (
	subscription_id bigint not null references subscription (id) on delete cascade,
	property_id bigint not null references property (id) on delete cascade,
	mailed_at timestamptz,
	primary key (subscription_id, property_id)
);
create index wish_match_waiting on wish_match (subscription_id) where mailed_at is null;

-- Documents are mailed once per home and address
create table document_request (
	property_id bigint not null references property (id) on delete cascade,
	-- Lower case
	email text not null,
	request_id bigint not null references request (id) on delete cascade,
	primary key (property_id, email)
);
