-- The façades of a property as searches compare them: 2 between its neighbours, 3 with one of them, 4 with none
-- (`facadeCount`, shared-contract/src/domain/more-filters.ts); null: not known. Each gets what its details say already.
alter table property add column facades smallint;

update property set facades = least(greatest(round((detail ->> 'Facades')::float8), 2), 4)
where (detail ->> 'Facades')::float8 >= 1;
