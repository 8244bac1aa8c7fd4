-- What a title says ranks above what a description says; German descriptions are found by German stems.
drop index property_text;
alter table property drop column search_vector;
alter table property add column search_de text not null default '';
alter table property add column search_vector tsvector not null generated always as (
	setweight(
		to_tsvector('simple', search_names) || to_tsvector('dutch', search_names) || to_tsvector('french', search_names)
			|| to_tsvector('english', search_names) || to_tsvector('german', search_names),
		'A')
		|| to_tsvector('dutch', search_nl) || to_tsvector('french', search_fr) || to_tsvector('english', search_en)
		|| to_tsvector('german', search_de)
) stored;
create index property_text on property using gin (search_vector);
-- Descriptions in German that were imported before, as searchable-text.ts writes them
update property
set search_de = trim(regexp_replace(replace(translate(lower(regexp_replace(
	detail -> 'Description' ->> 'de', '<[^>]*>', ' ', 'g')), 'äöüéèàâêîôûç', 'aoueeaaeiouc'), 'ß', 'ss'), '[^a-z0-9]+', ' ', 'g'))
where detail -> 'Description' ->> 'de' <> '';
