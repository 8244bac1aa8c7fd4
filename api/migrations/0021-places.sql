-- The gazetteer: filled from the places package when its data are not those that were written last.
create table place (
	-- NIS code, or that of the municipality with postcode and slug of a part
	id text primary key,
	kind text not null,
	names jsonb not null,
	aliases text[] not null,
	postcodes text[] not null,
	-- Nearest first
	parents text[] not null,
	latitude double precision,
	longitude double precision,
	inhabitants integer
);

-- Which data the table holds: their SHA-256
create table place_data (
	id integer primary key default 1 check (id = 1),
	checksum text not null
);
