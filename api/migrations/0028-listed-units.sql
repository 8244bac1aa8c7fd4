-- Units of projects are found beside properties: each that is still to be had is listed as a row of its own, made from
-- project and unit (api/src/projects/list-units.ts). Its id is the negative of the unit's, which no property has.
alter table property add column unit_id bigint,
	add constraint property_or_unit check (coalesce(id = -unit_id, id > 0));
create unique index property_unit on property (unit_id) where unit_id is not null;
