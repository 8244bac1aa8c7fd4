-- The planner does not know that a vector has to be fetched from where long values are kept. Of a word that many properties
-- have it compared every vector, one second at a hundred thousand properties; the index tells the same in thirty milliseconds.
create function properties_with_words(words tsquery) returns setof bigint language sql stable
	set enable_seqscan = off
as $$
	select id from property where search_vector @@ words
$$;

-- Nothing is planned by what stands in texts and JSON, and counting it was most of what `analyze` did.
alter table property
	alter column search_names set statistics 0,
	alter column search_nl set statistics 0,
	alter column search_fr set statistics 0,
	alter column search_en set statistics 0,
	alter column search_de set statistics 0,
	alter column search_vector set statistics 0,
	alter column summary set statistics 0,
	alter column detail set statistics 0;
