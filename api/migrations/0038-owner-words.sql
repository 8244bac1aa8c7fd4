-- What the agency's software says to owners in several languages, by column; the column itself has the agency's own language.
alter table visit add column words jsonb not null default '{}';
alter table communication add column words jsonb not null default '{}';
