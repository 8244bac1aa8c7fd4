-- A discreet sale (marquee 4) publishes no address, whatever the feed says of it. Imports see to it from now on
-- (api/src/properties/discreet-sale.ts); here what is there already: the street leaves titles and search, the map gets
-- the middle of the circle (the grid of approximate-location.ts: cells of 300 × √2 metres).
create function without_street(texts jsonb, street text, number text) returns jsonb language sql immutable as $$
	select coalesce(jsonb_object_agg(key, trim(both ' ,:;-' from
		case when coalesce(street, '') = '' then value
			else replace(replace(value, street || ' ' || coalesce(number, ''), ''), street, '') end)), '{}')
	from jsonb_each_text(texts)
$$;

update property set
	summary = summary || jsonb_build_object(
		'PublishAddress', false,
		'TypeDescription', without_street(summary -> 'TypeDescription', summary ->> 'Street', summary ->> 'HouseNumber')),
	detail = detail || jsonb_build_object(
		'Description', without_street(detail -> 'Description', summary ->> 'Street', summary ->> 'HouseNumber')),
	-- Until the next import it is found by its place and its number.
	search_names = trim(regexp_replace(lower(concat_ws(' ', city_slug, zip, id, summary ->> 'RecordFile')), '[^a-z0-9]+', ' ', 'g')),
	search_nl = '', search_fr = '', search_en = '', search_de = '',
	shows_point = false
where marquee = 4;

update property set lat = (floor(lat / (300 * sqrt(2) / 111320)) + 0.5) * (300 * sqrt(2) / 111320)
where marquee = 4 and lat is not null;
update property set lng = (floor(lng / (300 * sqrt(2) / (111320 * cos(radians(lat))))) + 0.5)
	* (300 * sqrt(2) / (111320 * cos(radians(lat))))
where marquee = 4 and lng is not null;
update property set lat = round(lat::numeric, 5), lng = round(lng::numeric, 5) where marquee = 4 and lat is not null;

update content_state set revision = revision + 1, changed_at = now()
where exists (select from property where marquee = 4);

drop function without_street;
