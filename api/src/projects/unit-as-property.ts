import { LANGUAGES } from '@estate/shared-contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../database/tables/tables.ts';
import { UNIT_FACTS, UNIT_TEXTS } from '../import/feed/project.schema.ts';
import type { FeedProperty } from '../import/feed/property.schema.ts';
import type { ProjectRow, UnitRow } from './as-project.ts';

type Texts = Record<string, string>;
type PropertyType = Pick<Selectable<Tables['property_type']>, 'web_id' | 'name'>;

/** Unit and project in each language that one of them is named in, such as `Apartment 1.01, Leie Park`. */
function titleOf(unit: Texts, project: Texts): Texts {
	const nameIn = (texts: Texts, language: string) =>
		texts[language] || texts[language.toUpperCase()] || Object.values(texts).find(Boolean);
	return Object.fromEntries(
		LANGUAGES.filter((language) => unit[language] || project[language]).map((language) => [
			language,
			[nameIn(unit, language), nameIn(project, language)].filter(Boolean).join(', '),
		]),
	);
}

function factsOf({ data }: UnitRow): Partial<FeedProperty> {
	const known = [...UNIT_FACTS, ...UNIT_TEXTS].flatMap((name) =>
		data[name] === undefined ? [] : [[name, data[name]]],
	);
	return Object.fromEntries(known);
}

/** A unit of a project in the shape of a property of the feed, so that all that a search compares is worked out alike. */
export function unitAsProperty(
	unit: UnitRow,
	{ id, goal, data: project }: ProjectRow,
	types: readonly PropertyType[],
	createdAt: string,
): FeedProperty {
	const { data } = unit;
	const { Street, HouseNumber, BoxNr, Location, NeighbourhoodID, contactId } = project;
	return {
		...factsOf(unit),
		kind: 'property',
		ID: -unit.id,
		Goal: goal,
		State: data.State,
		City: project.City,
		Zip: project.Zip,
		TypeDescription: titleOf(data.Name, project.Name),
		WebID: data.WebID,
		WebIDs: '',
		MainTypeName: types.find(({ web_id }) => web_id === data.WebID)?.name ?? {},
		RecordFile: '',
		ProjectID: id,
		Marquee: 0,
		MarqueeName: {},
		PublishPrice: data.PublishPrice,
		...(data.Price === undefined ? {} : { Price: data.Price }),
		PriceUnit: 0,
		PriceUnitText: {},
		PublishAddress: project.PublicAddress,
		...(Street === undefined ? {} : { Street }),
		...(HouseNumber === undefined ? {} : { HouseNumber }),
		...(BoxNr === undefined ? {} : { BoxNr }),
		CountryID: project.CountryID,
		CountryName: project.CountryName,
		...(Location ? { Location } : {}),
		...(NeighbourhoodID === undefined ? {} : { NeighbourhoodID }),
		...(contactId === undefined ? {} : { contactId }),
		Description: data.Description,
		VideoUrls: [],
		pictures: [],
		documents: [],
		CreatedAt: createdAt,
	};
}
