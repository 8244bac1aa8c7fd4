import { LANGUAGES, type Language } from '@estate/shared-contract';
import { searchableText } from '../searchable-text.ts';
import type { VectorTexts } from './vector-texts.ts';

/** Forms of words of which a stem makes one, and which say opposite things: what is to be renovated is not renovated. */
const APART: Partial<Record<Language, readonly (readonly [string, ...string[]])[]>> = {
	fr: [['renover'], ['renove', 'renovee', 'renoves', 'renovees']],
	en: [['renovate'], ['renovated']],
};

/** A word that texts also say of what the town has: then it stands in no other phrase of them. */
interface OfTown {
	words: readonly [string, ...string[]];
	/** "public swimming pool", as a regular expression */
	said: string;
}

const OF_TOWN: Partial<Record<Language, OfTown>> = {
	nl: {
		words: ['zwembad', 'zwembaden'],
		said: '(openbare?|gemeentelijke?|stedelijke?) zwembad(en)?|zwembad ((ligt|liggen|is|zijn) )?(vlakbij|dichtbij|in de buurt|in de nabijheid|om de hoek|op wandelafstand)',
	},
	fr: {
		words: ['piscine', 'piscines'],
		said: 'piscines? (communales?|publiques?|municipales?|olympiques?|a proximite|(\\w+ )?(est|sont) (toutes? )?proches?)',
	},
	en: {
		words: ['pool', 'pools'],
		said: '(public|municipal|local) (swimming )?pools?|(swimming )?pools? ((is|are) )?(near|nearby|close by|around the corner|within walking distance)',
	},
	de: {
		words: ['schwimmbad', 'schwimmbader'],
		said: '(offentlich|stadtisch|kommunal)e[nsrm]? (schwimm|hallen)bad|schwimmbad (in der nahe|(\\w+ )?(liegt|liegen|ist|sind) (ganz )?nah)',
	},
};

/** A lexeme that a vector has or lacks beside those of its words. */
export interface Mark {
	/** No word of a text has its sign. */
	lexeme: string;
	/** Does a property that has it fit, or one that lacks it? */
	fits: 'with' | 'without';
}

interface Rule {
	language: Language;
	words: readonly string[];
	mark: Mark;
	/** Does a text, with a space at either end, get the mark? */
	says: (text: string) => boolean;
}

function ofForms(language: Language, forms: readonly [string, ...string[]]): Rule {
	const one = new RegExp(` (${forms.join('|')}) `);
	const mark: Mark = { lexeme: `=${language}/${forms[0]}`, fits: 'with' };
	return { language, words: forms, mark, says: (text) => one.test(text) };
}

function ofTown(language: Language, { words, said }: OfTown): Rule {
	const [word] = words;
	const phrase = new RegExp(`\\b(${said})\\b`, 'g');
	return {
		language,
		words,
		mark: { lexeme: `=${language}/town/${word}`, fits: 'without' },
		says: (text) => {
			if (!text.includes(word)) return false;
			const rest = text.replace(phrase, ' ');
			return rest !== text && !rest.includes(word);
		},
	};
}

const RULES: readonly Rule[] = LANGUAGES.flatMap((language) => {
	const town = OF_TOWN[language];
	const apart = (APART[language] ?? []).map((forms) => ofForms(language, forms));
	return town ? [...apart, ofTown(language, town)] : apart;
});

/** Texts without any of these have no mark. */
export const MARKED_WORDS: readonly string[] = RULES.flatMap(({ words }) => words);

/** The marks of a property's texts, for its vector. */
export function marksOf(texts: VectorTexts): string[] {
	const said = new Map(
		LANGUAGES.map((language) => [language, ` ${texts.names} ${searchableText(texts[language])} `]),
	);
	return RULES.filter(({ language, says }) => says(said.get(language) ?? '')).map(({ mark }) => mark.lexeme);
}

/** What a word needs beside standing somewhere; a word that another language has as well is sought in its texts too: "Pool" by Germans. */
export const markOfWord = (word: string, language: Language): Mark | undefined => {
	const rules = RULES.filter(({ words }) => words.includes(word));
	return (
		rules.find((rule) => rule.language === language) ?? rules.find(({ mark }) => mark.fits === 'without')
	)?.mark;
};
