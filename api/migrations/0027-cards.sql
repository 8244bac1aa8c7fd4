-- Cards show what a property cost before: the price before the last change of the published one, and when an import
-- wrote that change. Both are forgotten with the price, and when a property changes between sale and rent.
alter table property
	add column former_price double precision,
	add column price_changed_at timestamptz;

create function note_price_change() returns trigger language plpgsql as $$
begin
	if new.public_price is null or new.goal <> old.goal then
		new.former_price := null;
		new.price_changed_at := null;
	elsif old.public_price is not null then
		new.former_price := old.public_price;
		new.price_changed_at := now();
	end if;
	return new;
end $$;
create trigger property_price_change before update on property for each row
	when (old.public_price is distinct from new.public_price or old.goal <> new.goal)
	execute function note_price_change();

-- Cards show up to six photos: those after the first stand in the summary, as imports write it from now on.
update property set summary = summary || jsonb_build_object('photos', (
	select jsonb_agg(photo.id order by photo.place) from (
		select picture -> 'id' as id, place
		from jsonb_array_elements(detail -> 'pictures') with ordinality as each (picture, place)
		where picture ->> 'kind' is distinct from 'plan'
		order by place offset 1 limit 5) as photo))
where (
	select count(*) from jsonb_array_elements(detail -> 'pictures') as picture
	where picture ->> 'kind' is distinct from 'plan') > 1;
