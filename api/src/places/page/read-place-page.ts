import type { Place } from '@estate/places';
import { emptySearch, type Goal, LANGUAGES, type PlacePage, slugify } from '@estate/shared-contract';
import { sql } from 'kysely';
import { readContactPerson } from '../../content/people.ts';
import type { Reader } from '../../content/site-settings.ts';
import type { Db } from '../../database/database.ts';
import { readProjects } from '../../projects/read-projects.ts';
import { readSummaries } from '../../properties/read-summaries.ts';
import { propertiesInCities } from '../../search/city-sets.ts';
import { pageOf } from '../../search/find-properties.ts';
import type { RowSet } from '../../search/row-set.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import { countByPlace } from './count-by-place.ts';
import { linkedPlaces } from './linked-places.ts';
import { type PageType, readPageTypes } from './page-types.ts';
import { placeFigures } from './place-figures.ts';
import { placeOfSlug, placeSlug } from './place-slugs.ts';

const MOST_ITEMS = 12;
const MOST_NEAREST = 6;
const MOST_PROJECTS = 4;

export interface PlacePageAsk {
	goal: Goal;
	/** Slugs of the address, in any language */
	place: string;
	type: string | undefined;
}

/** Available properties of a goal and units of projects, as lists count them; of all types or one. */
export function availableOf({ sets }: SearchIndex, goal: Goal, type: PageType | undefined): RowSet {
	const ofType = type ? [sets.byType().get(type.WebID) ?? sets.only([])] : [];
	return sets.listed(goal, true).within([sets.available(), ...ofType]);
}

const propertiesIn = (index: SearchIndex, { id }: Place): RowSet => {
	const within = index.gazetteer.within(id);
	return propertiesInCities(
		index,
		index.cities.filter(({ place }) => place && within.has(place.id)),
	);
};

function newest(index: SearchIndex, goal: Goal, found: RowSet, count: number): number[] {
	const search = { filter: emptySearch(goal), anyGoal: false, cities: [], places: [], words: [] };
	return pageOf(index, search, found, { start: 0, count }).map((row) => index.properties.id[row] ?? 0);
}

/** Newest properties of the nearest places that have some, until there are enough. */
function nearestIds(index: SearchIndex, goal: Goal, available: RowSet, places: readonly Place[]): number[] {
	const ids: number[] = [];
	for (const place of places) {
		if (ids.length >= MOST_NEAREST) break;
		ids.push(
			...newest(index, goal, available.within([propertiesIn(index, place)]), MOST_NEAREST - ids.length),
		);
	}
	return ids;
}

/** The colleague of most of these properties. */
async function readContact(
	db: Db,
	ids: readonly number[],
	reader: Reader,
): Promise<Pick<PlacePage, 'contact'>> {
	const { rows } = await sql<{ id: number }>`
		select (detail ->> 'contactId')::bigint as id from property
		where id = any(${[...ids]}::bigint[]) and detail ? 'contactId'
		group by 1 order by count(*) desc, 1 limit 1`.execute(db);
	const contact = await readContactPerson(db, rows[0]?.id, reader);
	return contact ? { contact } : {};
}

async function readProjectsIn(db: Db, index: SearchIndex, place: Place, reader: Reader) {
	const { gazetteer } = index;
	const within = gazetteer.within(place.id);
	const projects = await index.readOnce(`projects/${reader.language}`, () => readProjects(db, reader));
	return projects
		.map(({ summary }) => summary)
		.filter(({ City, Zip }) => within.has(gazetteer.match(City, Zip)?.id ?? ''))
		.slice(0, MOST_PROJECTS);
}

/** Addresses of the page in each language. */
function slugsOf(index: SearchIndex, place: Place, type: PageType | undefined): PlacePage['slugs'] {
	return Object.fromEntries(
		LANGUAGES.map((language) => [
			language,
			{
				place: placeSlug(place, language, index.gazetteer),
				...(type ? { type: slugify(type.names[language]) } : {}),
			},
		]),
	) as PlacePage['slugs'];
}

/** The page of a place and a goal, or also a type; undefined where no place or type is called so. */
export async function readPlacePage(
	db: Db,
	index: SearchIndex,
	{ goal, ...ask }: PlacePageAsk,
	reader: Reader,
): Promise<PlacePage | undefined> {
	const place = placeOfSlug(ask.place, index.gazetteer);
	const types = await readPageTypes(db, index, reader);
	const type = ask.type === undefined ? undefined : types.find(({ slugs }) => slugs.includes(ask.type ?? ''));
	if (!place || (ask.type !== undefined && !type)) return undefined;
	const available = availableOf(index, goal, type);
	const inPlace = propertiesIn(index, place);
	const found = available.within([inPlace]);
	const { nearest: near, ...links } = linkedPlaces(
		index,
		place,
		countByPlace(index, available),
		reader.language,
	);
	const ids = newest(index, goal, found, MOST_ITEMS);
	const nearby = ids.length > 0 ? [] : nearestIds(index, goal, available, near);
	const summaries = await readSummaries(db, index, [...ids, ...nearby], reader);
	const itemsOf = (list: readonly number[]) => list.flatMap((id) => summaries.get(id) ?? []);
	return {
		place: { id: place.id, Name: place.names[reader.language], Zip: place.postcodes[0] ?? '' },
		...(type ? { type: { WebID: type.WebID, Name: type.names[reader.language] } } : {}),
		slugs: slugsOf(index, place, type),
		...placeFigures(index, found),
		types: types
			.map(({ WebID, names }) => ({
				Name: names[reader.language],
				slug: slugify(names[reader.language]),
				count: (index.sets.byType().get(WebID) ?? index.sets.only([])).sizeWith(
					availableOf(index, goal, undefined).within([inPlace]),
				),
			}))
			.filter(({ count }) => count > 0)
			.sort((one, other) => other.count - one.count),
		items: itemsOf(ids),
		nearest: itemsOf(nearby),
		...links,
		projects: goal === 0 ? await readProjectsIn(db, index, place, reader) : [],
		...(await readContact(db, ids.length > 0 ? ids : nearby, reader)),
	};
}
