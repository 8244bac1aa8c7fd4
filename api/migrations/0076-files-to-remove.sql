-- Files of rows that are gone, relative to DATA_DIR: noted in the transaction that removes the rows, so that a file that cannot
-- be removed then, or at which the api stops, is tried again until it is gone.
create table file_to_remove (
	file text primary key,
	noted_at timestamptz not null default now()
);
