-- The texts of a search were stored a second time, beside those of the page, for two questions alone: is a home renovated or
-- to be renovated, which have one stem in French and English, and is a pool its own or the town's. A mark in the vector of
-- words tells that now (api/src/search/vector/word-marks.ts), and the texts are no longer written: a seventh of the work of
-- an import. The columns stay for the version before this one; a later migration drops them.
alter table property
	alter column search_nl set default '',
	alter column search_fr set default '',
	alter column search_en set default '',
	alter column search_de set default '';

-- Imports always write the vector. Who writes none gets it from the names.
drop trigger property_update_vector on property;
create trigger property_update_vector before update on property for each row
	when (new.search_vector is null)
	execute function work_out_search_vector();

alter table property disable trigger user;

with one as (
	select id, concat(' ', search_names, ' ', search_fr, ' ') as fr, concat(' ', search_names, ' ', search_en, ' ') as en
	from property
), marks as (
	select id, concat_ws(' ',
		case when fr ~ ' renover ' then '''=fr/renover''' end,
		case when fr ~ ' (renove|renovee|renoves|renovees) ' then '''=fr/renove''' end,
		case when en ~ ' renovate ' then '''=en/renovate''' end,
		case when en ~ ' renovated ' then '''=en/renovated''' end)::tsvector as words
	from one
)
update property set search_vector = search_vector || words
from marks where marks.id = property.id and words <> '';

with rule (language, word, said) as (values
	('nl', 'zwembad',
		'\m((openbare?|gemeentelijke?|stedelijke?) zwembad(en)?|zwembad (vlakbij|dichtbij|in de buurt|op wandelafstand))\M'),
	('fr', 'piscine', '\m(piscines? (communales?|publiques?|municipales?|a proximite))\M'),
	('en', 'pool', '\m((public|municipal|local) (swimming )?pools?|(swimming )?pools? nearby)\M'),
	('de', 'schwimmbad', '\m((offentlich|stadtisch|kommunal)e[nsrm]? (schwimm|hallen)bad|schwimmbad in der nahe)\M')
), texts as (
	select property.id, rule.*, concat(' ', search_names, ' ',
		case language when 'nl' then search_nl when 'fr' then search_fr when 'en' then search_en else search_de end, ' ') as text
	from property cross join rule
), marks as (
	select id, string_agg(format('''=%s/town/%s''', language, word), ' ')::tsvector as words from texts
	where text like '%' || word || '%' and text ~ said and regexp_replace(text, said, ' ', 'g') not like '%' || word || '%'
	group by id
)
update property set search_vector = search_vector || words
from marks where marks.id = property.id;

alter table property enable trigger user;
