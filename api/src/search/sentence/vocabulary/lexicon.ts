import { NearWords } from '@estate/places';
import type { Language } from '@estate/shared-contract';
import { searchableText } from '../../searchable-text.ts';
import { AMENITIES_DE } from '../amenities/de.ts';
import { AMENITIES_EN } from '../amenities/en.ts';
import { AMENITIES_FR } from '../amenities/fr.ts';
import { AMENITIES_NL } from '../amenities/nl.ts';
import { RARE_WORDS, SAME_THINGS } from '../amenities/same-things.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { LANDMARK_NAMES } from './landmarks.ts';
import { NL } from './nl.ts';
import type { Meaning, Vocabulary } from './vocabulary.ts';

const VOCABULARIES: Record<Language, Vocabulary> = {
	nl: { ...NL, amenity: AMENITIES_NL, landmark: LANDMARK_NAMES },
	fr: { ...FR, amenity: AMENITIES_FR, landmark: LANDMARK_NAMES },
	en: { ...EN, amenity: AMENITIES_EN, landmark: LANDMARK_NAMES },
	de: { ...DE, amenity: AMENITIES_DE, landmark: LANDMARK_NAMES },
};

/** What phrases mean to a reader of one language. */
export interface Lexicon {
	meanings(phrase: string): ReadonlySet<Meaning> | undefined;
	/** What the language calls a thing that it does not know by the phrase itself: "piscine" is a "zwembad" */
	ownWord(phrase: string): string | undefined;
	/** Does the language itself have the phrase, and not only another one? */
	isOwn(phrase: string): boolean;
	/** Does the language have the word, alone or in a phrase? Then it is spelled right: "rénover" of "à rénover". */
	hasWord(word: string): boolean;
	/** Words that say what is looked for, each a candidate for a typing error; those of the language first */
	guessable: NearWords;
	/** Words for what a home may have, each a candidate for a single error */
	things: NearWords;
	/** Words of the longest phrase */
	longest: number;
	/** The phrase that is written so without its spaces, where it says something: "tekoop" */
	joined(word: string): string | undefined;
	/** Types and subtypes, as the vocabulary writes them, of which a word of the language itself begins so */
	typesBegun(beginning: string): ReadonlySet<Meaning>;
	/** The first word of the language itself that begins so, of each filter that words alone or behind a figure say: rooms, a garden */
	filtersBegun(beginning: string): string[];
	/** Those of them that a home has, without a figure: a garden, a garage */
	thingsBegun(beginning: string): string[];
	/** Words that say what a compound is which ends so, in any language */
	heads: readonly string[];
}

const plain = (phrase: string) => phrase.replace(/['-]/g, ' ').replace(/²/g, '2').replace(/\s+/g, ' ').trim();

/** What is looked for in texts where it is not named */
const IN_TEXTS: readonly Meaning[] = ['amenity', 'centre', 'landmark'];

function phrasesOf(vocabulary: Vocabulary): Map<string, Set<Meaning>> {
	const phrases = new Map<string, Set<Meaning>>();
	for (const [meaning, list] of Object.entries(vocabulary) as [Meaning, string][])
		for (const phrase of list.split(',').map(plain)) {
			const known = phrases.get(phrase) ?? new Set();
			phrases.set(phrase, known.add(meaning));
			if (IN_TEXTS.includes(meaning)) known.add('text');
		}
	return phrases;
}

/** What is left out must not be asked for because of a letter, so "without" is among them. */
const GUESSABLE = /^(type|subtype|room|feature|garage|parking|goal|projects|double|not)/;
const SHORTEST_GUESS = 4;

/** What says something of a property also where it is a part of a longer word */
export const SAYING = /^(goal|type|subtype|rooms?|feature|projects|garage|parking)/;

const TYPE = /^(type|subtype):/;
const FILTER = /^(room:|rooms$|feature:|garage$|parking$|projects:only$|subtype:2:gelijkvloers$)/;
const THING = /^(feature:(?!furnished)|garage$|parking$)/;
const MORE = /^(goal|projects):/;

const withoutSpaces = (phrase: string) => phrase.replaceAll(' ', '');

/** Words of other languages for things that the language has a word for */
function ownWordsOf(language: Language): ReadonlyMap<string, string> {
	const words = SAME_THINGS.flatMap((thing) => {
		const [own = ''] = thing[language].split(', ');
		const others = Object.values(thing).flatMap((list) => list.split(', '));
		return others.map((word) => [searchableText(word), own] as const);
	});
	return new Map(words);
}

/** The first phrase that begins so, of each meaning. */
function firstOfEach(phrases: readonly { phrase: string; said: Meaning }[], beginning: string): string[] {
	const begun = phrases.filter(({ phrase }) => phrase.startsWith(beginning));
	return [...new Map(begun.toReversed().map(({ phrase, said }) => [said, phrase])).values()];
}

/** The language's own meaning of a phrase replaces those of the others; among these any holds. */
function makeLexicon(language: Language): Lexicon {
	const own = phrasesOf(VOCABULARIES[language]);
	const others = new Map<string, Set<Meaning>>();
	for (const [other, vocabulary] of Object.entries(VOCABULARIES))
		if (other !== language)
			for (const [phrase, meanings] of phrasesOf(vocabulary))
				others.set(phrase, new Set([...(others.get(phrase) ?? []), ...meanings]));
	const all = new Map([...others, ...own]);
	const ownWords = ownWordsOf(language);
	const guessable = [...own, ...others]
		.filter(
			([phrase, meanings]) =>
				!phrase.includes(' ') && !meanings.has('thing') && [...meanings].some((one) => GUESSABLE.test(one)),
		)
		.map(([phrase]) => phrase)
		.filter((phrase) => phrase.length >= SHORTEST_GUESS);
	const things = [...own, ...others]
		.filter(([phrase, meanings]) => !phrase.includes(' ') && meanings.has('amenity'))
		.map(([phrase]) => phrase);
	const ofTypes = [...own].flatMap(([phrase, meanings]) => {
		// "Kamer te huur" says more than a type.
		const isMore = [...meanings].some((one) => MORE.test(one));
		return isMore ? [] : { phrase, types: [...meanings].filter((one) => TYPE.test(one)) };
	});
	const ofFilters = [...own].flatMap(([phrase, meanings]) => {
		const said = [...meanings].find((one) => FILTER.test(one));
		return said === undefined || phrase.includes(' ') ? [] : { phrase, said };
	});
	const ofThings = ofFilters.filter(({ said }) => THING.test(said));
	const phrases = [...others, ...own].filter(
		([phrase, meanings]) => phrase.includes(' ') && [...meanings].some((one) => SAYING.test(one)),
	);
	const words = new Set([...own.keys()].flatMap((phrase) => phrase.split(' ')));
	const joined = new Map(phrases.map(([phrase]) => [withoutSpaces(phrase), phrase]));
	return {
		typesBegun: (beginning) =>
			new Set(ofTypes.flatMap(({ phrase, types }) => (phrase.startsWith(beginning) ? types : []))),
		filtersBegun: (beginning) => firstOfEach(ofFilters, beginning),
		thingsBegun: (beginning) => firstOfEach(ofThings, beginning),
		joined: (word) => joined.get(word),
		meanings: (phrase) => all.get(phrase),
		ownWord: (phrase) => (own.has(phrase) && !RARE_WORDS.has(phrase) ? undefined : ownWords.get(phrase)),
		isOwn: (phrase) => own.has(phrase),
		hasWord: (word) => words.has(word),
		guessable: new NearWords(new Set(guessable)),
		things: new NearWords(new Set(things)),
		heads: [
			...new Set(
				[...own, ...others].filter(([, meanings]) => meanings.has('head')).map(([phrase]) => phrase),
			),
		],
		longest: Math.max(...Array.from(all.keys(), (phrase) => phrase.split(' ').length)),
	};
}

const made = new Map<Language, Lexicon>();

/** The lexicon for readers of a language; made at its first use. */
export function lexiconOf(language: Language): Lexicon {
	const lexicon = made.get(language) ?? makeLexicon(language);
	made.set(language, lexicon);
	return lexicon;
}
