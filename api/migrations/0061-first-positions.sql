-- Of a word only the first place in the texts of a property is kept: ranking asks whether it stands in the title, and hardly
-- how often it is repeated. A vector takes half the work to write, and less to read and to keep.
create function first_positions(words tsvector) returns tsvector language sql immutable as $$
	select coalesce(string_agg(
			'''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':' || positions[1] || weights[1], ' '), '')::tsvector
	from unnest(words)
$$;

create or replace function property_words(names text, nl text, fr text, en text, de text) returns tsvector
	language sql stable as $$
	select first_positions(
		setweight(
			to_tsvector('simple', names) || to_tsvector('dutch', names) || to_tsvector('french', names)
				|| to_tsvector('english', names) || to_tsvector('german', names),
			'A')
		|| to_tsvector('dutch', nl) || to_tsvector('french', fr) || to_tsvector('english', en) || to_tsvector('german', de))
$$;

alter table property disable trigger user;
update property set search_vector = first_positions(search_vector);
alter table property enable trigger user;

-- LZ4 takes a tenth of the time of PostgreSQL's own compression, and is not in every build of it.
do $$ begin
	alter table property
		alter column summary set compression lz4,
		alter column detail set compression lz4,
		alter column search_names set compression lz4,
		alter column search_nl set compression lz4,
		alter column search_fr set compression lz4,
		alter column search_en set compression lz4,
		alter column search_de set compression lz4;
exception when feature_not_supported then
	null;
end $$;
