-- A search can be paused, named, and kept of properties alone, whose price and state are watched.
alter table subscription drop constraint subscription_kind_check;
alter table subscription add constraint subscription_kind_check check (kind in ('wish', 'newsletter', 'watch'));
alter table subscription drop constraint subscription_status_check;
alter table subscription add constraint subscription_status_check
	check (status in ('unconfirmed', 'active', 'paused', 'ended'));
alter table subscription
	add column name text,
	-- When the address was proven: with the request's `consent` the proof of the consent
	add column confirmed_at timestamptz,
	add column paused_at timestamptz;

-- What was reported last of a watched property
create table watched_property (
	subscription_id bigint not null references subscription (id) on delete cascade,
	property_id bigint not null references property (id) on delete cascade,
	-- Published price; null: on request
	reported_price double precision,
	reported_state text not null,
	primary key (subscription_id, property_id)
);
create index watched_property_of on watched_property (property_id);
