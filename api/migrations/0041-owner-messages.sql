-- What the owners of a property and the agency write to each other: one thread per property.
create table owner_message (
	id bigint primary key generated always as identity,
	property_id bigint not null references property (id) on delete cascade,
	side text not null check (side in ('owner', 'agency')),
	-- Of the owners' side: whose account it was
	owner_id bigint references owner (id) on delete set null,
	-- Name of who wrote it, as it was then
	author text not null,
	body text not null,
	-- How it came in
	via text not null check (via in ('portal', 'mail', 'command')),
	-- The communication that it answers
	communication_id bigint references communication (id) on delete set null,
	-- Files of a mail that were not taken
	left_out int not null default 0,
	-- The same for a form that is sent twice, and for a mail that comes in twice
	once_key text not null unique,
	sent_at timestamptz not null default now()
);
create index owner_message_thread on owner_message (property_id, id);

-- Files of messages are uploads like those of requests.
alter table upload
	add column id bigint generated always as identity,
	add column message_id bigint references owner_message (id) on delete cascade,
	drop constraint upload_purpose_check,
	add constraint upload_purpose_check check (purpose in ('cv', 'picture', 'message'));
create unique index upload_id on upload (id);
create index upload_message on upload (message_id) where message_id is not null;
