-- Documents that owners hand in for the sale or the letting of a property. Their files are uploads.
create table owner_document (
	id bigint primary key generated always as identity,
	property_id bigint not null references property (id) on delete cascade,
	kind text not null,
	-- Whose account it was, and the name as it was then
	owner_id bigint references owner (id) on delete set null,
	author text not null,
	issued_on date,
	-- Last day on which it is good; null: it has no fixed end
	expires_on date,
	-- The same for a form that is sent twice
	once_key text not null unique,
	added_at timestamptz not null default now()
);
create index owner_document_of on owner_document (property_id, kind);
create index owner_document_end on owner_document (expires_on) where expires_on is not null;

alter table upload
	add column document_id bigint references owner_document (id) on delete cascade,
	drop constraint upload_purpose_check,
	add constraint upload_purpose_check check (purpose in ('cv', 'picture', 'message', 'document'));
create index upload_document on upload (document_id) where document_id is not null;

-- Ends of documents that owner and agency were mailed of, once each.
create table document_reminder (
	property_id bigint not null references property (id) on delete cascade,
	kind text not null,
	expires_on date not null,
	reminded_at timestamptz not null default now(),
	primary key (property_id, kind, expires_on)
);
