-- Two more features (FEATURES, shared-contract/src/domain/more-filters.ts): a cellar, and, of apartments and studios alone, the
-- ground floor. Each property gets their bits from what its details say already, and keeps those that it has.
update property set features = features
	| 32 * ((detail ->> 'HasCellar') is not distinct from 'true')::int
	| 64 * (type_ids && array[2, 3] and (detail ->> 'Floor')::float8 is not distinct from 0)::int
where (detail ->> 'HasCellar') is not distinct from 'true'
	or (type_ids && array[2, 3] and (detail ->> 'Floor')::float8 is not distinct from 0);
