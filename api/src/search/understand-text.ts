import { typingErrors } from '@estate/places';
import { isOrdinaryWord } from '@estate/places/ordinary-words';
import type { Language, SearchFilter } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { isGuessable, SHORTEST_GUESS } from './name-words.ts';
import { propertiesOfNeighbourhoods } from './neighbourhood-names.ts';
import { namedProjects, propertiesOfProjects } from './project-names.ts';
import { rankByText } from './rank-by-text.ts';
import { RowSet } from './row-set.ts';
import type { SearchIndex } from './search-index.ts';
import { lexiconOf } from './sentence/vocabulary/lexicon.ts';
import { STREET_END } from './street-words.ts';
import { propertiesOfExactWord, propertiesOfWord, withSpelling, wordsOf } from './word-search.ts';

/** "Avenue Louise": the word of a text behind that for a street. It is a name, which is neither mistyped nor has a stem: no "Louis". */
function streetNamesIn(words: readonly string[], language: Language): ReadonlySet<string> {
	const saysStreet = (word = '') =>
		!STREET_END.test(word) && lexiconOf(language).meanings(word)?.has('street') === true;
	return new Set(words.filter((_, at) => saysStreet(words[at - 1])));
}

interface UnderstoodText {
	/** The properties that each word finds */
	words: RowSet[];
	ranked: readonly number[] | undefined;
	/** The text as it was then understood */
	corrected: string | undefined;
}

/** Words that say something; "de" and "the" are in every text, and "ref" stands before what is in one. */
function askedWords(text: string, language: Language): string[] {
	const words = wordsOf(text);
	const saysNothing = (word: string) => {
		const meanings = lexiconOf(language).meanings(word);
		return meanings?.has('filler') || meanings?.has('reference');
	};
	const telling = words.filter((word) => !saysNothing(word));
	return telling.length > 0 ? telling : words;
}

/**
 * The properties that each word of a text finds, in a title, a description, or the name of a project or neighbourhood. A word that nothing has is
 * taken for a typing error of one that something has. A text without any word finds nothing.
 */
export async function understandText(
	db: Db,
	index: SearchIndex,
	{ search, sort }: Pick<SearchFilter, 'search' | 'sort'>,
	language: Language,
): Promise<UnderstoodText> {
	const asked = askedWords(search, language);
	if (search !== '' && asked.length === 0)
		return { words: [new RowSet(index.properties.size)], ranked: undefined, corrected: undefined };
	const understood = [...asked];
	const streetNames = streetNamesIn(asked, language);
	const words = await Promise.all(
		asked.map(async (word, place) => {
			const isStreet = streetNames.has(word);
			const found = await withNames(db, index, word, language, isStreet);
			if (found.size > 0 || isStreet) return found;
			// A word of the language is spelled right, though nothing has it: "te renoveren" is no "rénovée".
			const isSpelledRight =
				lexiconOf(language).meanings(word)?.has('text') ||
				lexiconOf(language).hasWord(word) ||
				isOrdinaryWord(word, language);
			const meant = isSpelledRight ? '' : await likelyMeant(db, index, word);
			if (!meant) return found;
			understood[place] = meant;
			return withNames(db, index, meant, language, false);
		}),
	);
	const isCorrected = understood.some((word, place) => word !== asked[place]);
	const isRanked = sort === 'relevance' && words.length > 0;
	return {
		words,
		ranked: isRanked ? await rankByText(db, index, understood, words, language) : undefined,
		corrected: isCorrected ? understood.join(' ') : undefined,
	};
}

/** The word of some property that a word without any was likely meant to be; empty where it is like none. */
export async function likelyMeant(db: Db, index: SearchIndex, text: string): Promise<string> {
	const [word = ''] = wordsOf(text);
	if (!isGuessable(word)) return '';
	return index.meaningOf(word, async () => {
		const likely = await index.names.likely(db, index.revision, word);
		return likely ?? (await likelyOfProjects(db, index, word)) ?? '';
	});
}

/** The word of a project's name that a word is one error from. */
async function likelyOfProjects(db: Db, index: SearchIndex, word: string): Promise<string | undefined> {
	const words = (await namedProjects(db, index)).flatMap(({ names }) =>
		names.flatMap((name) => name.split(' ')),
	);
	return words.find((one) => one.length >= SHORTEST_GUESS && typingErrors(word, one, 1) <= 1);
}

/** Properties in which each word of a text stands. */
export async function propertiesOfText(
	db: Db,
	index: SearchIndex,
	text: string,
	language: Language,
): Promise<RowSet> {
	const asked = askedWords(text, language);
	const streetNames = streetNamesIn(asked, language);
	const found = await Promise.all(
		asked.map((word) => withNames(db, index, word, language, streetNames.has(word))),
	);
	const [first, ...others] = found;
	return first ? first.within(others) : new RowSet(index.properties.size);
}

/** "Rue de Liège": a town of a text is the name of something else, and has neither a stem nor an end, as German "liegen" has. */
const isTownOfText = ({ gazetteer }: SearchIndex, word: string, language: Language): boolean =>
	!/\d/.test(word) && lexiconOf(language).meanings(word) === undefined && gazetteer.named(word).length > 0;

/** Properties with a word in their texts, of a project or in a neighbourhood that has it in its name. */
async function withNames(
	db: Db,
	index: SearchIndex,
	word: string,
	language: Language,
	isStreet: boolean,
): Promise<RowSet> {
	const [ofWord, ...named] = await Promise.all([
		isTownOfText(index, word, language)
			? propertiesOfExactWord(db, index, word)
			: propertiesOfWord(db, index, word, language),
		propertiesOfProjects(db, index, word),
		propertiesOfNeighbourhoods(db, index, word),
	]);
	const found = isStreet ? await withSpelling(db, index, ofWord, word) : ofWord;
	const more = named.filter(({ size }) => size > 0);
	return more.length === 0 ? found : index.sets.union([found, ...more]);
}
