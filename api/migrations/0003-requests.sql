-- Requests of visitors, the mails that they cause, and the counters that keep abuse away.
create table request (
	id bigint primary key generated always as identity,
	reference text not null unique,
	kind text not null,
	language text not null,
	idempotency_key text not null,
	-- Hash of what was sent: the same key with other content is another request
	fingerprint text not null,
	property_id bigint,
	page text,
	fields jsonb not null,
	created_at timestamptz not null default now(),
	unique (idempotency_key, fingerprint)
);

create table spam_count (
	day date not null,
	kind text not null,
	count int not null,
	primary key (day, kind)
);

create table outbox_mail (
	id bigint primary key generated always as identity,
	request_id bigint references request (id) on delete cascade,
	-- Which mail of its request it is, such as `confirmation`
	kind text not null,
	message jsonb not null,
	created_at timestamptz not null default now(),
	attempts int not null default 0,
	-- Not before: after a failure later and later; while a worker sends it, the end of the worker's claim
	due_at timestamptz not null default now(),
	sent_at timestamptz,
	-- Given up after the last attempt; `npm run db` and the log name it
	failed_at timestamptz,
	last_error text,
	unique (request_id, kind)
);
create index outbox_mail_due on outbox_mail (due_at) where sent_at is null and failed_at is null;

create table throttle (
	-- Keyed hash: no address and no account can be read from it
	key text primary key,
	count int not null,
	resets_at timestamptz not null
);
create index throttle_reset on throttle (resets_at);

-- A random secret of this installation, made at its first start
create table installation (
	id int primary key check (id = 1),
	secret text not null
);
