-- Offices, shops and halls have no living area. Searches compare their whole, or their offices and stores together, as imports
-- write it from now on (api/src/properties/filter-facts.ts): "office of 100 m²" found nothing.
alter table property disable trigger user;
with business as (
	select id, coalesce(
		nullif((detail->>'SurfaceTotal')::double precision, 0),
		nullif(coalesce((detail->>'SurfaceOffice')::double precision, 0) + coalesce((detail->>'SurfaceStore')::double precision, 0), 0)
	) as area
	from property
	where type_ids && array[6, 8, 9] and coalesce(living_area, 0) = 0
)
update property set living_area = business.area
from business where business.id = property.id and business.area is not null;
alter table property enable trigger user;
