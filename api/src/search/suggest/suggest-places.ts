import { type Gazetteer, type Place, typingErrors } from '@estate/places';
import { type Language, type SearchFilter, type Suggestion, writeSearch } from '@estate/shared-contract';
import { citiesIn } from '../chosen-places.ts';
import { propertiesInCities } from '../city-sets.ts';
import { countFound } from '../property-filter.ts';
import type { RowSet } from '../row-set.ts';
import type { SearchIndex } from '../search-index.ts';
import { searchableText } from '../searchable-text.ts';
import { landmarksIn } from '../sentence/vocabulary/landmarks.ts';
import { lexiconOf } from '../sentence/vocabulary/lexicon.ts';
import type { TypedText } from './typed-text.ts';

const MOST_PLACES = 6;
const MOST_EMPTY_PLACES = 3;
/** Shorter beginnings begin too many names. */
const SHORTEST_EMPTY = 3;

interface SuggestedPlace {
	place: Place;
	/** All its names and postcodes, as searches compare them */
	names: readonly string[];
	/** Those that a reader of a language knows it by */
	ownNames: Readonly<Record<Language, readonly string[]>>;
	properties: RowSet;
}

/** Names and postcodes of a place as what is typed is compared with them. */
const namesOf = ({ names, aliases, postcodes }: Place): string[] => [
	...new Set([...[...Object.values(names), ...aliases].map(searchableText), ...postcodes]),
];

/** Nobody looks for a home in one by its name. */
const isNeverMeant = ({ kind }: Place) => kind === 'arrondissement';

/** Places that the agency has something in, and all that those lie in. */
function suggestedPlaces(index: SearchIndex): Promise<readonly SuggestedPlace[]> {
	return index.readOnce('suggested places', async () => {
		const own = index.cities.flatMap(({ place }) => place ?? []);
		const ids = new Set(own.flatMap(({ id, parents }) => [id, ...parents]));
		return [...ids].flatMap((id) => {
			const place = index.gazetteer.byId(id);
			if (!place || isNeverMeant(place)) return [];
			const own = (language: Language) => [searchableText(place.names[language]), ...place.postcodes];
			return {
				place,
				names: namesOf(place),
				ownNames: { nl: own('nl'), fr: own('fr'), en: own('en'), de: own('de') },
				properties: propertiesInCities(index, citiesIn(place, '', index)),
			};
		});
	});
}

/** Towns and their parts by weight, with their names: of the gazetteer, not of the agency, so they are named once a process. */
const TOWNS = new WeakMap<Gazetteer, Pick<SuggestedPlace, 'place' | 'names'>[]>();

function townsOf({ gazetteer }: SearchIndex) {
	const known =
		TOWNS.get(gazetteer) ??
		gazetteer.places.filter(isTown).map((place) => ({ place, names: namesOf(place) }));
	TOWNS.set(gazetteer, known);
	return known;
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

/** How well the reader's own names for a place fit; of nothing typed, "huis in", each town does. */
const ownFit = ({ place, ownNames }: SuggestedPlace, end: string, language: Language) =>
	end !== '' || isTown(place) ? asTyped(ownNames[language], end) : undefined;

const onlyFit = (fit: number | undefined, wanted: number) => (fit === wanted ? fit : undefined);

/** Places that a reader knows by a name that begins with the end of what was typed, those with the most properties first. */
export const suggestPlaces = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, (place, end) => onlyFit(ownFit(place, end, language), 0));

/** Those with a later word that begins so: "Hauptstadt" of a region, which is behind "Haus". */
export const suggestLaterWords = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, (place, end) => onlyFit(ownFit(place, end, language), 1));

/** Shorter beginnings begin too many names of stations and squares. */
const SHORTEST_LANDMARK = 3;

const landmarksOf = ({ postcodes }: Place, end: string): readonly string[] =>
	end.length < SHORTEST_LANDMARK ? [] : landmarksIn(postcodes[0] ?? '');

/** Other names of a place, and those of stations and squares in it: "gare du m", "meir" */
const otherNames = (
	{ place, names }: Pick<SuggestedPlace, 'place' | 'names'>,
	end: string,
): readonly string[] => [...names, ...landmarksOf(place, end).map(searchableText)];

/** Words in names of stations and squares by which a name is of a language */
const WORDS_OF: Record<Language, RegExp> = {
	nl: /\b(brussel|gent|antwerpen|luik)\b/,
	fr: /\b(bruxelles|gand|anvers|liege|gare|place)\b/,
	en: /\b(brussels|ghent|antwerp)\b/,
	de: /\b(brussel|gent|antwerpen|bahnhof)\b/,
};

/** "Korenmarkt, Gent": a place that was typed by the name of a station or a square in it says that name, in the reader's language where it has one. */
function labelOf(place: Place, end: string, language: Language): string {
	const own = place.names[language];
	if (end === '' || asTyped(namesOf(place), end) !== undefined) return own;
	const landmarks = landmarksOf(place, end);
	const fitting = (fit: number) => landmarks.filter((name) => asTyped([searchableText(name)], end) === fit);
	const begun = fitting(0);
	const likely = begun.length > 0 ? begun : fitting(1);
	const landmark = likely.find((name) => WORDS_OF[language].test(searchableText(name))) ?? likely[0];
	return landmark === undefined ? own : `${landmark}, ${own}`;
}

/** Places of which only another name does, such as that of another language. */
export const suggestOtherNames = (index: SearchIndex, typed: TypedText, language: Language) =>
	placesThatFit(index, typed, language, (suggested, end) =>
		asTyped(suggested.ownNames[language], end) === undefined
			? asTyped(otherNames(suggested, end), end)
			: undefined,
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

/** A municipality or a part of one */
const isTown = (place: Place) => !isWide(place) && !isNeverMeant(place);

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
	const isNew = ({ names }: Place) =>
		!before.cities.some(({ name }) => name === names[language].toLowerCase());
	const places = (await suggestedPlaces(index))
		.flatMap((suggested) => {
			const fit = fitOf(suggested, end);
			return fit === undefined ? [] : { ...suggested, fit, count: found.sizeWith(suggested.properties) };
		})
		.filter(({ count, place }) => count > 0 && isNew(place));
	return places
		.filter((fitting) => !isSaidByPart(fitting, places))
		.sort((one, other) => one.fit - other.fit || other.count - one.count)
		.slice(0, MOST_PLACES)
		.map(({ place, count }) => asSuggestion(index, typed, language, place, count));
}

function asSuggestion(
	index: SearchIndex,
	{ before, end, radius }: TypedText,
	language: Language,
	place: Place,
	count: number,
): Suggestion {
	const [zip = ''] = place.postcodes;
	const choice = { name: place.names[language].toLowerCase(), zip };
	const filter = { ...before, cities: [...before.cities, choice] };
	const around = radius && !isWide(place) ? { ...filter, radius } : undefined;
	// The same in each language: "9000 + 10 km".
	const detail = [zip, around && `+ ${around.radius} km`].filter(Boolean).join(' ');
	return {
		kind: 'place',
		label: labelOf(place, end, language),
		...(detail ? { detail } : {}),
		count: around ? countAround(index, around, place) : count,
		goal: before.goal,
		query: writeSearch(around ?? filter).toString(),
	};
}

/**
 * Places in which nothing is, as suggestions: who types the name of a town sees that the site knows it, and its list says what
 * is near. None where nothing is anywhere, nor for the beginning of too many names or a word that says something else.
 */
function asEmpty(
	index: SearchIndex,
	typed: TypedText,
	language: Language,
	placesOf: (end: string) => readonly Place[],
): Suggestion[] {
	const { end, before, found } = typed;
	const said = lexiconOf(language).meanings(end);
	const saysElse = said !== undefined && !said.has('landmark');
	if (before.street !== undefined || found.size === 0 || end.length < SHORTEST_EMPTY || saysElse) return [];
	return placesOf(end)
		.filter(isTown)
		.slice(0, MOST_EMPTY_PLACES)
		.map((place) => asSuggestion(index, typed, language, place, 0));
}

/** Towns in which nothing is, that begin so. */
export const suggestEmptyPlaces = (index: SearchIndex, typed: TypedText, language: Language) =>
	asEmpty(index, typed, language, (end) =>
		townsOf(index).flatMap((town) => (asTyped(otherNames(town, end), end) === 0 ? town.place : [])),
	);

/** Towns in which nothing is, that are called so; a part of a town that has something is seldom meant where that is found. */
export async function suggestEmptyNamesakes(
	index: SearchIndex,
	typed: TypedText,
	language: Language,
): Promise<Suggestion[]> {
	const known = await suggestedPlaces(index);
	const hasSome = (id: string) =>
		known.some(({ place, properties }) => place.id === id && isTown(place) && properties.size > 0);
	return asEmpty(index, typed, language, (end) =>
		index.gazetteer.named(end).filter(({ id, parents }) => ![id, ...parents].some(hasSome)),
	);
}

/** Towns in which nothing is, whose name is mistyped. */
export const suggestEmptyLikelyPlaces = (index: SearchIndex, typed: TypedText, language: Language) =>
	asEmpty(index, typed, language, (end) => (/\d/.test(end) ? [] : index.gazetteer.guess(end)));
