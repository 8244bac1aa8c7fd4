-- How often owners of properties are mailed of what happens; what is not named here has the product's default.
create table owner_notification_choice (
	owner_id bigint not null references owner (id) on delete cascade,
	kind text not null,
	frequency text not null check (frequency in ('at-once', 'daily', 'weekly', 'never')),
	primary key (owner_id, kind)
);

-- What waits for the mail of the day or of the week. It names what happened and goes with it; the words are made when the
-- mail is.
create table owner_notification (
	id bigint primary key generated always as identity,
	owner_id bigint not null references owner (id) on delete cascade,
	property_id bigint not null references property (id) on delete cascade,
	kind text not null,
	what text not null,
	frequency text not null check (frequency in ('daily', 'weekly')),
	message_id bigint references owner_message (id) on delete cascade,
	visit_id bigint references visit (id) on delete cascade,
	request_id bigint references request (id) on delete cascade,
	document_kind text,
	expires_on date,
	noted_at timestamptz not null default now()
);
create index owner_notification_due on owner_notification (frequency, noted_at);
create index owner_notification_of on owner_notification (owner_id, kind);
create index owner_notification_message on owner_notification (message_id) where message_id is not null;
create index owner_notification_visit on owner_notification (visit_id) where visit_id is not null;
create index owner_notification_request on owner_notification (request_id) where request_id is not null;

-- Day in Belgium up to which an owner has had the mail of the day or of the week.
create table owner_digest (
	owner_id bigint not null references owner (id) on delete cascade,
	frequency text not null check (frequency in ('daily', 'weekly')),
	sent_on date not null,
	primary key (owner_id, frequency)
);
