-- Filters by what a property has, its plot, its year, its main type and the time when it is free: in columns, as the
-- search index reads them. Every property is written once again, so each column comes with what is known already.
alter table property
	-- Bits in the order of FEATURES (shared-contract/src/domain/more-filters.ts)
	add column features smallint not null default 0,
	-- m²
	add column plot_area double precision,
	add column construction_year int,
	-- Months since the year 0 (monthNumber); 0: free now; null: not known
	add column free_month int,
	-- Slug of the main type in Dutch
	add column subtype text not null default '';

create function property_slug(text text) returns text language sql immutable as $$
	select trim(both '-' from regexp_replace(
		replace(replace(replace(replace(
			regexp_replace(lower(normalize(coalesce(text, ''), nfd)), '[\u0300-\u036f]', '', 'g'),
			'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), '²', '2'),
		'[^a-z0-9]+', '-', 'g'))
$$;

update property set
	features =
		((detail ->> 'HasGarden') is not distinct from 'true' or coalesce((detail ->> 'SurfaceGarden')::float8, 0) > 0)::int
		+ 2 * ((detail ->> 'HasTerrace') is not distinct from 'true' or coalesce((detail ->> 'SurfaceTerrace')::float8, 0) > 0)::int
		+ 4 * ((detail ->> 'HasLift') is not distinct from 'true')::int
		+ 8 * (coalesce((detail ->> 'Garages')::float8, 0) + coalesce((detail ->> 'Parkings')::float8, 0)
			+ coalesce((detail ->> 'ExternalParkings')::float8, 0) > 0)::int
		+ 16 * ((detail ->> 'IsFurnished') is not distinct from 'true')::int,
	plot_area = (summary ->> 'SurfaceGround')::float8,
	construction_year = (detail ->> 'ConstructionYear')::float8::int,
	free_month = case when detail -> 'Availability' ->> 'nl' ~* '^(onmiddellijk|meteen|direct|nu|vrij)\M' then 0 end,
	subtype = property_slug(summary -> 'MainTypeName' ->> 'nl');

drop function property_slug;

-- The names of main types are those of the first property of each: one step of the index a type.
create index property_subtype on property (subtype, id);
