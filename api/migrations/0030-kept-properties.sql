-- What an account keeps over devices: favourites, properties seen last, notes. Gone with the account.
create table kept_property (
	owner_id bigint not null references owner (id) on delete cascade,
	-- As lists of the site give it: of a property, or below 0 of a unit of a project
	property_id bigint not null check (property_id <> 0),
	-- Null: it is not on that list
	favourite_at timestamptz,
	seen_at timestamptz,
	note text not null default '',
	primary key (owner_id, property_id)
);

-- When somebody logged in last: a searcher's account that nobody uses is removed.
alter table owner add column used_at timestamptz not null default now();
