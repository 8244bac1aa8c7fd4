import { type Gazetteer, type Place, typingErrors } from '@estate/places';
import {
	emptySearch,
	type FacadeCount,
	type Goal,
	type Language,
	type SearchFilter,
	writeSearch,
} from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { streetNamer } from './known-streets.ts';
import { namedNeighbourhoods, propertiesOfNeighbourhoods } from './neighbourhood-names.ts';
import { offeredFilters } from './offered-filters.ts';
import { namedProjects, projectsCalled } from './project-names.ts';
import { referenceCalled } from './reference-spelling.ts';
import type { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { searchableText } from './searchable-text.ts';
import type { Understood } from './sentence/fill-filter.ts';
import type { Seldom, SentenceContext } from './sentence/sentence-context.ts';
import { understandSentence, unknownWords } from './sentence/understand-sentence.ts';
import { lexiconOf, SAYING } from './sentence/vocabulary/lexicon.ts';
import type { SubtypeNames } from './subtype-names.ts';
import { propertiesOfExactWord, propertiesOfWord, wordsOf } from './word-search.ts';

/** A search that a text stands for: the goal and the query of a list. */
export interface UnderstoodSearch {
	goal: Goal;
	/** As `writeSearch` writes it */
	query: string;
}

/** Ids of places that the agency has something in. */
function inhabitedPlaces(index: SearchIndex): Promise<ReadonlySet<string>> {
	return index.readOnce('inhabited places', async () => {
		const places = index.cities.flatMap(({ place }) => place ?? []);
		return new Set(places.flatMap(({ id, parents }) => [id, ...parents]));
	});
}

/** Has the name of a subtype the name of another at its beginning, in some language? */
const isKindOf = (name: Record<string, string>, of: Record<string, string>): boolean =>
	Object.entries(of).some(([language, whole]) =>
		searchableText(name[language] ?? '').startsWith(`${searchableText(whole)} `),
	);

/** Each subtype with those that are a kind of it: "maison de maître bruxelloise" is a "maison de maître". */
function kindsOfSubtypes(subtypes: SubtypeNames): ReadonlyMap<string, readonly string[]> {
	return new Map(
		[...subtypes].map(([slug, names]) => {
			const kinds = [...subtypes].filter(([other, its]) => other !== slug && isKindOf(its, names));
			return [slug, [slug, ...kinds.map(([other]) => other)]];
		}),
	);
}

/** Is there anything of a goal that is furnished, has a cellar, or says when it is free? */
function isOffered(index: SearchIndex, goal: Goal, kind: Seldom): boolean {
	if (kind === 'ground-floor') return hasGroundFloors(index, goal);
	const offered = offeredFilters(index, { anyGoal: false, filter: emptySearch(goal), units: 'grouped' });
	return kind === 'furnished' || kind === 'cellar'
		? offered.features.includes(kind)
		: offered.parameters.includes(kind);
}

/** Are at least as many of a goal known to be so as have the main type that is called so? Else that type says most of it. */
function isKnownOf({ properties, sets }: SearchIndex, goal: Goal, known: RowSet, subtype: string): boolean {
	const listed = sets.listed(goal, true);
	const number = listed.sizeWith(known);
	const called = sets.bySubtype()[properties.subtypes.values.indexOf(subtype)];
	return number > 0 && number >= (called ? listed.sizeWith(called) : 0);
}

const hasGroundFloors = (index: SearchIndex, goal: Goal): boolean =>
	isKnownOf(index, goal, index.sets.withFeature('ground-floor'), 'gelijkvloers');

const hasFacades = (index: SearchIndex, goal: Goal, facades: FacadeCount, subtype: string): boolean =>
	isKnownOf(index, goal, index.sets.withFacades(facades), subtype);

const AREAS = new WeakMap<SearchIndex, Map<string, boolean>>();

/** Does something of a type say its area? The same until the content changes. */
function hasAreas(index: SearchIndex, goal: Goal, type: number): boolean {
	const known = AREAS.get(index) ?? new Map<string, boolean>();
	AREAS.set(index, known);
	const key = `${goal}/${type}`;
	const { sets } = index;
	const ofType = sets.byType().get(type);
	const has =
		known.get(key) ??
		(ofType !== undefined && sets.known('area').within([ofType, sets.listed(goal, true)]).size > 0);
	known.set(key, has);
	return has;
}

/** The place of which alone a name begins so; of a municipality and its parts the largest. */
function placeBegun(index: SearchIndex, beginning: string): Place | undefined {
	const isBegun = ({ names }: Place) =>
		Object.values(names).some((name) => searchableText(name).startsWith(beginning));
	const begun = [...new Set(index.cities.flatMap(({ place }) => place ?? []))].filter(isBegun);
	const [first, ...others] = begun.toSorted((one, other) => one.parents.length - other.parents.length);
	return others.every(({ parents }) => first && parents.includes(first.id)) ? first : undefined;
}

/** What sentences of a language are understood with; every word is known until it was looked up. */
async function sentenceContext(
	db: Db,
	index: SearchIndex,
	language: Language,
	goal: Goal,
): Promise<SentenceContext> {
	const [subtypes, inhabited, projects, neighbourhoods, streets] = await Promise.all([
		index.readOnce('kinds of subtypes', async () => kindsOfSubtypes(index.subtypes)),
		inhabitedPlaces(index),
		namedProjects(db, index),
		namedNeighbourhoods(db, index),
		streetNamer(index, language),
	]);
	const ofProjects = projects.flatMap((project) => project.names);
	const ofNeighbourhoods = neighbourhoods.flatMap(({ parts }) => parts);
	const parts = [...ofProjects, ...ofNeighbourhoods];
	const names = new Set([...parts, ...neighbourhoods.map(({ name }) => name)]);
	return {
		language,
		goal,
		gazetteer: index.gazetteer,
		subtypes,
		isOffered: (ofGoal, kind) => isOffered(index, ofGoal, kind),
		hasFacades: (ofGoal, facades, subtype) => hasFacades(index, ofGoal, facades, subtype),
		hasAreas: (ofGoal, type) => hasAreas(index, ofGoal, type),
		placeBegun: (beginning) => placeBegun(index, beginning),
		isName: (phrase) => names.has(phrase),
		isOfName: (word) => isOfOneOf(parts, word),
		streetCalled: streets.called,
		streetNearly: streets.nearly,
		isKnown: () => true,
		isLike: () => true,
		isSaid: () => true,
		isNearlyName: (phrase) => isNearlyOneOf(names, phrase),
		isInhabited: ({ id }: Place) => inhabited.has(id),
	};
}

/** Shorter words are in too many names. */
const SHORTEST_OF_NAME = 3;

/** Has some name the word? */
const isOfOneOf = (names: readonly string[], word: string): boolean =>
	word.length >= SHORTEST_OF_NAME && names.some((name) => ` ${name} `.includes(` ${word} `));

/** Has one of the names of projects an error or two against the phrase? Short ones are like too much. */
function isNearlyOneOf(names: ReadonlySet<string>, phrase: string): boolean {
	const limit = phrase.length >= 7 ? 2 : 1;
	if (phrase.length < 5) return false;
	return [...names].some((name) => typingErrors(phrase, name, limit) <= limit);
}

/** A word of fewer texts may be an error in them. */
const FEWEST_TEXTS = 2;

const SHORTEST_CUT_NAME = 5;
const MOST_CUT = 2;

/** "Antwerpe", "bruxel": a name without its end, which is also what dictionaries make of it, so that texts seem to have it. */
const isCutName = (gazetteer: Pick<Gazetteer, 'guess'>, word: string): boolean =>
	word.length >= SHORTEST_CUT_NAME &&
	gazetteer.guess(word).some(({ names, aliases }) =>
		[...Object.values(names), ...aliases].some((name) => {
			const whole = searchableText(name);
			return whole.startsWith(word) && whole.length > word.length && whole.length <= word.length + MOST_CUT;
		}),
	);

async function wordsThatStand(
	db: Db,
	index: SearchIndex,
	gazetteer: Pick<Gazetteer, 'guess'>,
	words: readonly string[],
	language: Language,
): Promise<Record<'known' | 'like' | 'said', ReadonlySet<string>>> {
	const known = new Set<string>();
	const like = new Set<string>();
	const said = new Set<string>();
	await Promise.all(
		words.map(async (word) => {
			const [projects, there, found, exact] = await Promise.all([
				projectsCalled(db, index, word),
				propertiesOfNeighbourhoods(db, index, word),
				propertiesOfWord(db, index, word, language),
				propertiesOfExactWord(db, index, word),
			]);
			const isCut = isCutName(gazetteer, word);
			const isInTexts = exact.size >= FEWEST_TEXTS && !isCut;
			if (projects.length > 0 || there.size > 0 || isInTexts) known.add(word);
			if (found.size >= FEWEST_TEXTS) like.add(word);
			if (found.size > 0 && !isCut) said.add(word);
		}),
	);
	return { known, like, said };
}

/** "2-Zimmer-Wohnung": a count, and words for what it counts */
function isCountOf(text: string, { language }: SentenceContext): boolean {
	const [count = '', ...words] = wordsOf(text);
	const isSaying = (word: string) =>
		[...(lexiconOf(language).meanings(word) ?? [])].some((meaning) => SAYING.test(meaning));
	return /^\d{1,2}$/.test(count) && words.length > 0 && words.every(isSaying);
}

/** One word of letters and digits that some property has, such as `HUUR-77`: a reference, whatever its letters say. */
async function isReference(
	db: Db,
	index: SearchIndex,
	text: string,
	context: SentenceContext,
): Promise<boolean> {
	const isCode = /^(?=.*\d)(?=.*\p{L})\S+$/u.test(text);
	if (!isCode || context.gazetteer.named(text).length > 0 || isCountOf(text, context)) return false;
	const found = await Promise.all(
		wordsOf(text).map((word) => propertiesOfWord(db, index, word, context.language)),
	);
	const [first, ...others] = found;
	return first !== undefined && first.within(others).size > 0;
}

/** The search with what its text says as filters; the text is then what was not understood. */
export async function filterOfSentence(
	db: Db,
	index: SearchIndex,
	filter: SearchFilter,
	language: Language,
): Promise<Understood> {
	const asItIs = { filter, dropped: [] };
	if (filter.search === '') return asItIs;
	const reference = await referenceCalled(db, index, filter.search, language);
	if (reference !== undefined && searchableText(reference) !== searchableText(filter.search))
		return { filter: { ...filter, search: reference }, dropped: [] };
	const context = await sentenceContext(db, index, language, filter.goal);
	if (await isReference(db, index, filter.search, context)) return asItIs;
	const doubtful = unknownWords(filter.search, context);
	const { known, like, said } = await wordsThatStand(db, index, context.gazetteer, doubtful, language);
	return understandSentence(filter, {
		...context,
		isKnown: (word) => known.has(word) || !doubtful.includes(word),
		isLike: (word) => like.has(word),
		isSaid: (word) => said.has(word),
	});
}

/** What a text was understood as; undefined where nothing in it was. */
export function understoodAs(asked: SearchFilter, filter: SearchFilter): UnderstoodSearch | undefined {
	const query = writeSearch(filter).toString();
	const isSame = asked.goal === filter.goal && query === writeSearch(asked).toString();
	return isSame ? undefined : { goal: filter.goal, query };
}
