-- Every change of a published price from now on: cards show the last one alone, and owners see them beside the views.
create table property_price_change (
	property_id bigint not null references property (id) on delete cascade,
	-- When an import wrote it
	changed_at timestamptz not null default now(),
	-- EUR
	former_price double precision not null,
	price double precision not null,
	primary key (property_id, changed_at)
);
-- Since when changes of this property's price are noted: before that none is known but what the feed says.
alter table property add column prices_since timestamptz not null default now();

-- Several changes in one transaction are one. When a property changes between sale and rent, its prices start anew.
create or replace function note_price_change() returns trigger language plpgsql as $$
begin
	if new.goal <> old.goal then
		delete from property_price_change where property_id = new.id;
	end if;
	if new.public_price is null or new.goal <> old.goal then
		new.former_price := null;
		new.price_changed_at := null;
	elsif old.public_price is not null then
		new.former_price := old.public_price;
		new.price_changed_at := now();
		if new.unit_id is null then
			insert into property_price_change (property_id, former_price, price)
			values (new.id, old.public_price, new.public_price)
			on conflict (property_id, changed_at) do update set price = excluded.price;
		end if;
	end if;
	return new;
end $$;

-- The last change is known already.
insert into property_price_change (property_id, changed_at, former_price, price)
select id, price_changed_at, former_price, public_price from property
where former_price is not null and price_changed_at is not null and public_price is not null and unit_id is null;

-- Counted per property.
create index kept_property_favourite on kept_property (property_id) where favourite_at is not null;
create index request_property on request (property_id, created_at) where property_id is not null;
