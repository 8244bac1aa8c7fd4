-- The vector of words is the largest cost of an import: each word went through five dictionaries for each property. An
-- import now writes it with lexemes that it remembers (api/src/search/vector). Who writes no vector still gets one.
alter table property alter column search_vector drop expression;
-- Compressing what does not get smaller only takes time.
alter table property alter column search_vector set storage external;

-- What a title says ranks above what a description says.
create function property_words(names text, nl text, fr text, en text, de text) returns tsvector language sql stable as $$
	select setweight(
			to_tsvector('simple', names) || to_tsvector('dutch', names) || to_tsvector('french', names)
				|| to_tsvector('english', names) || to_tsvector('german', names),
			'A')
		|| to_tsvector('dutch', nl) || to_tsvector('french', fr) || to_tsvector('english', en) || to_tsvector('german', de)
$$;

create function work_out_search_vector() returns trigger language plpgsql as $$
begin
	new.search_vector := property_words(new.search_names, new.search_nl, new.search_fr, new.search_en, new.search_de);
	return new;
end $$;
create trigger property_insert_vector before insert on property for each row
	when (new.search_vector is null)
	execute function work_out_search_vector();
create trigger property_update_vector before update on property for each row
	when (new.search_vector is null or (
		(new.search_names, new.search_nl, new.search_fr, new.search_en, new.search_de)
			is distinct from (old.search_names, old.search_nl, old.search_fr, old.search_en, old.search_de)
		and new.search_vector = old.search_vector))
	execute function work_out_search_vector();
