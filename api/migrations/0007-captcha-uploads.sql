-- Proofs that were handed in: good for one request each
create table used_captcha (
	id text primary key,
	expires_at timestamptz not null
);

-- Files that visitors hand in; removed after a day unless a request took them
create table upload (
	-- SHA-256 of the token: the token itself is known to the form alone
	token_hash text primary key,
	purpose text not null check (purpose in ('cv', 'picture')),
	-- Of the file in DATA_DIR/uploads
	file text not null,
	name text not null,
	media_type text not null,
	size int not null,
	request_id bigint references request (id) on delete cascade,
	created_at timestamptz not null default now()
);
create index upload_waiting on upload (created_at) where request_id is null;
