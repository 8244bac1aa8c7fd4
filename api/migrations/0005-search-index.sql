-- The search is answered from an index in memory (api/src/search): what it needs of a home stands in columns, and
-- `change` tells which homes it has not seen yet.
alter table property
	-- Where the map may show the home: the true point of a published address, else the middle of the circle that stands
	-- in for it (approximate-location.ts), so that no search can find what is hidden
	add column lat double precision,
	add column lng double precision,
	add column shows_point boolean not null default false,
	add column main_type int not null default 0,
	add column marquee smallint not null default 0,
	add column price_unit int not null default 0,
	add column project_id bigint,
	-- Revision of the content in which the home was written last
	add column change bigint not null default 0;

update property set
	shows_point = (summary ->> 'PublishAddress')::boolean,
	main_type = (summary ->> 'WebID')::int,
	marquee = (summary ->> 'Marquee')::smallint,
	price_unit = (summary ->> 'PriceUnit')::int,
	project_id = (summary ->> 'ProjectID')::bigint,
	lat = (detail -> 'Location' ->> 'lat')::double precision,
	lng = (detail -> 'Location' ->> 'lng')::double precision;

-- The grid of approximate-location.ts: cells of 300 × √2 metres.
update property set lat = (floor(lat / (300 * sqrt(2) / 111320)) + 0.5) * (300 * sqrt(2) / 111320)
where not shows_point and lat is not null;
update property set lng = (floor(lng / (300 * sqrt(2) / (111320 * cos(radians(lat))))) + 0.5)
	* (300 * sqrt(2) / (111320 * cos(radians(lat))))
where not shows_point and lng is not null;
update property set lat = round(lat::numeric, 5), lng = round(lng::numeric, 5) where not shows_point and lat is not null;

update property set change = (select revision from content_state);
create index property_change on property (change, id);

-- Filters, orders and facets no longer ask these.
drop index property_newest;
drop index property_price;
drop index property_city;
drop index property_types;

-- Writers of homes wait for each other from their first home on, so that whoever has seen a revision has seen every
-- home with a `change` up to it.
create function lock_content_state() returns trigger language plpgsql as $$
begin
	perform 1 from content_state for update;
	return null;
end $$;
create trigger property_write before insert or update on property
	for each statement execute function lock_content_state();

create function note_property_change() returns trigger language plpgsql as $$
begin
	new.change := (select revision + 1 from content_state);
	return new;
end $$;
create trigger property_change before insert or update on property
	for each row execute function note_property_change();
