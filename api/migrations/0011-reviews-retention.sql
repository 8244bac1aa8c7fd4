-- What the agency decided about a testimonial that a visitor sent.
create table testimonial_review (
	request_id bigint primary key references request (id) on delete cascade,
	decision text not null check (decision in ('published', 'refused')),
	-- What the site shows; null: nothing (any more)
	testimonial_id bigint references testimonial (id) on delete set null,
	decided_at timestamptz not null default now()
);

-- Requests are removed when their time is over, and at a person's wish.
create index request_created on request (created_at);
create index request_email on request (lower(fields ->> 'email'));
create index outbox_mail_request on outbox_mail (request_id);
create index appointment_request on appointment (request_id);
create index upload_request on upload (request_id);
alter table subscription add column ended_at timestamptz;
create index subscription_email on subscription (lower(email));
