-- Accounts of owners: invitations, mailed links, a second factor, and what tells one's own sessions apart.
alter table owner
	-- Language of mails to the owner; null: the site's own
	add column language text,
	-- Since when the account is closed
	add column disabled_at timestamptz,
	-- Key of the authenticator app, base 32; it counts once `totp_since` is set
	add column totp_secret text,
	add column totp_since timestamptz,
	-- The last period of 30 seconds whose code was taken: none is good twice
	add column totp_last_step bigint;

alter table owner_session
	add column id bigint generated always as identity,
	-- Families alone, such as firefox and windows
	add column browser text not null default 'other',
	add column system text not null default 'other';
create unique index owner_session_id on owner_session (id);

-- What is good once: links of invitation and reset mails, and a log-in that still waits for its code
create table owner_link (
	-- SHA-256 of the token: the token itself is known to the mail or the browser alone
	token_hash text primary key,
	owner_id bigint not null references owner (id) on delete cascade,
	purpose text not null check (purpose in ('invitation', 'reset', 'code')),
	expires_at timestamptz not null
);
create index owner_link_owner on owner_link (owner_id);

-- Codes that stand in for the authenticator app, each good once
create table owner_recovery_code (
	owner_id bigint not null references owner (id) on delete cascade,
	-- SHA-256
	code_hash text not null,
	primary key (owner_id, code_hash)
);
