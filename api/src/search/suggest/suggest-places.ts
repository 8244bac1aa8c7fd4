import { type Place, typingErrors } from '@estate/places';
import { type Language, type SearchFilter, type Suggestion, writeSearch } from '@estate/shared-contract';
import { citiesIn } from '../chosen-places.ts';
import { propertiesInCities } from '../city-sets.ts';
import { countFound } from '../find-properties.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import type { SlotSet } from '../slot-set.ts';
import type { TypedText } from './typed-text.ts';

const MOST_PLACES = 6;

interface SuggestedPlace {
	place: Place;
	/** All its names and postcodes, as searches compare them */
	names: readonly string[];
	/** Those that a reader of a language knows it by */
	ownNames: Readonly<Record<Language, readonly string[]>>;
	properties: SlotSet;
}

/** Places that the agency has something in, and all that those lie in. */
function suggestedPlaces(index: SearchIndex): Promise<readonly SuggestedPlace[]> {
	return index.readOnce('suggested places', async () => {
		const own = index.cities.flatMap(({ place }) => place ?? []);
		const ids = new Set(own.flatMap(({ id, parents }) => [id, ...parents]));
		return [...ids].flatMap((id) => {
			const place = index.gazetteer.byId(id);
			if (!place || place.kind === 'arrondissement') return [];
			const names = [...Object.values(place.names), ...place.aliases].map(searchableText);
			const own = (language: Language) => [searchableText(place.names[language]), ...place.postcodes];
			return {
				place,
				names: [...new Set([...names, ...place.postcodes])],
				ownNames: { nl: own('nl'), fr: own('fr'), en: own('en'), de: own('de') },
				properties: propertiesInCities(index, citiesIn(place, '', index)),
			};
		});
	});
}

/** Shorter beginnings are like too many names. */
const SHORTEST_MISTYPED = 4;

/** How well names fit what was typed, best at 0; undefined where they do not. */
type Fit = (names: readonly string[], end: string) => number | undefined;

const asTyped: Fit = (names, end) => {
	if (names.some((name) => name.startsWith(end))) return 0;
	return names.some((name) => name.includes(` ${end}`)) ? 1 : undefined;
};

/** A name, or the beginning of one, with an error in it; two in a long one. The first letter is seldom wrong. */
const asMistyped: Fit = (names, end) => {
	if (end.length < SHORTEST_MISTYPED || /\d/.test(end)) return undefined;
	const limit = end.length >= 7 ? 2 : 1;
	const errors = names
		.filter((name) => name[0] === end[0])
		.flatMap((name) =>
			// A letter too many or too few moves the end of the beginning.
			[name.length, end.length - 1, end.length, end.length + 1].map((length) =>
				typingErrors(end, name.slice(0, length), limit),
			),
		);
	const fewest = Math.min(...errors);
	return fewest <= limit ? fewest : undefined;
};

/** Places that a reader knows by a name that begins with the end of what was typed, those with the most properties first; then those with a later word of it. */
export const suggestPlaces = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, ({ ownNames }, end) => asTyped(ownNames[language], end));

/** Places of which only another name does, such as that of another language. */
export const suggestOtherNames = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, ({ ownNames, names }, end) =>
		asTyped(ownNames[language], end) === undefined ? asTyped(names, end) : undefined,
	);

/** Places whose name is like the end of what was typed: for who means one that begins otherwise. */
export const suggestLikelyPlaces = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, ({ names }, end) => asMistyped(names, end));

interface FittingPlace extends SuggestedPlace {
	fit: number;
	count: number;
}

/** "Merelbeke-Melle" where nothing of it but "Merelbeke" has properties: the same under two names, of which pages use the part's. */
const isSaidByPart = ({ place, count }: FittingPlace, others: readonly FittingPlace[]) =>
	place.kind === 'municipality' &&
	others.some(
		({ place: part, count: ofPart }) =>
			part.parents.includes(place.id) &&
			ofPart === count &&
			`-${place.names.nl}-`.includes(`-${part.names.nl}-`),
	);

/** Nothing is around a whole province: sentences say so as well. */
const isWide = ({ kind }: Place) => kind === 'region' || kind === 'province';

const countAround = (index: SearchIndex, filter: SearchFilter, place: Place) =>
	countFound(index, {
		filter,
		anyGoal: false,
		cities: citiesIn(place, '', index),
		places: [place],
		words: [],
		units: 'grouped',
	});

async function placesThatFit(
	index: SearchIndex,
	typed: TypedText,
	language: Language,
	fitOf: (place: SuggestedPlace, end: string) => number | undefined,
): Promise<Suggestion[]> {
	const { end, before, found } = typed;
	// What stands behind a street is a house number, or the place of a street that is suggested itself.
	if (before.street !== undefined) return [];
	const places = (await suggestedPlaces(index))
		.flatMap((suggested) => {
			const fit = fitOf(suggested, end);
			return fit === undefined ? [] : { ...suggested, fit, count: found.sizeWith(suggested.properties) };
		})
		.filter(({ count }) => count > 0);
	return places
		.filter((fitting) => !isSaidByPart(fitting, places))
		.sort((one, other) => one.fit - other.fit || other.count - one.count)
		.slice(0, MOST_PLACES)
		.map(({ place, count }) => {
			const [zip = ''] = place.postcodes;
			const choice = { name: place.names[language].toLowerCase(), zip };
			const filter = { ...before, cities: [...before.cities, choice] };
			const around = typed.radius && !isWide(place) ? { ...filter, radius: typed.radius } : undefined;
			// The same in each language: "9000 + 10 km".
			const detail = [zip, around && `+ ${around.radius} km`].filter(Boolean).join(' ');
			return {
				kind: 'place',
				label: place.names[language],
				...(detail ? { detail } : {}),
				count: around ? countAround(index, around, place) : count,
				goal: before.goal,
				query: writeSearch(around ?? filter).toString(),
			};
		});
}
