-- Where in a description a word stands says nothing about how well a property fits: a search asks whether it stands there, and
-- ranks by whether it is one of the names. Without these places a vector is a third smaller.
create or replace function property_words(names text, nl text, fr text, en text, de text) returns tsvector
	language sql stable as $$
	select first_positions(
		setweight(
			to_tsvector('simple', names) || to_tsvector('dutch', names) || to_tsvector('french', names)
				|| to_tsvector('english', names) || to_tsvector('german', names),
			'A'))
		|| strip(to_tsvector('dutch', nl) || to_tsvector('french', fr) || to_tsvector('english', en) || to_tsvector('german', de))
$$;

alter table property disable trigger user;
update property set search_vector = ts_filter(search_vector, '{a}')
	|| strip(search_vector);
alter table property enable trigger user;
