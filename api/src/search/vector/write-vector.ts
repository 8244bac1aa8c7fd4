import { CONFIGURATIONS, type WordLexemes, type WordParts } from './word-lexemes.ts';

/** Texts that a property is found by, as `searchableText` writes them. */
export interface VectorTexts {
	search_names: string;
	search_nl: string;
	search_fr: string;
	search_en: string;
	search_de: string;
}

/** PostgreSQL keeps fewer than 256 positions of a lexeme, and none from 16384 on: longer texts are left to it. */
const MOST_POSITIONS = 250;
const LAST_POSITION = 16_000;

const NAMES = 'search_names';
/** Descriptions in the order of CONFIGURATIONS after the first, which is of no language. */
const DESCRIPTIONS = ['search_nl', 'search_fr', 'search_en', 'search_de'] as const;

const wordsIn = (text: string) => (text === '' ? [] : text.split(' '));

export const wordsOfTexts = (texts: VectorTexts): string[] =>
	[NAMES, ...DESCRIPTIONS].flatMap((name) => wordsIn(texts[name as keyof VectorTexts]));

/** Positions of lexemes, joined part by part as `||` joins vectors. */
class Positions {
	readonly byLexeme = new Map<string, string[]>();
	/** Highest position that is taken */
	last = 0;

	/** What a configuration makes of a text, behind all that is there. */
	add(words: readonly WordParts[], configuration: number, weight: 'A' | ''): void {
		let before = this.last;
		for (const { places, lexemes } of words) {
			for (const [place, lexeme] of lexemes[configuration] ?? []) {
				const position = before + place;
				// Lexemes of one word come in the order of the alphabet.
				this.last = Math.max(this.last, position);
				const known = this.byLexeme.get(lexeme);
				if (known) known.push(`${position}${weight}`);
				else this.byLexeme.set(lexeme, [`${position}${weight}`]);
			}
			before += places;
		}
	}
}

/** The vector as PostgreSQL's text, equal to what its function `property_words` makes; null: let the database make it. */
export function writeVector(texts: VectorTexts, lexemes: WordLexemes): string | null {
	const parts = (name: keyof VectorTexts) => wordsIn(texts[name]).map((word) => lexemes.of(word));
	const names = parts(NAMES);
	const descriptions = DESCRIPTIONS.map(parts);
	const isKnown = (words: readonly (WordParts | undefined)[]): words is WordParts[] =>
		!words.includes(undefined);
	if (!isKnown(names) || !descriptions.every(isKnown)) return null;
	const positions = new Positions();
	for (const configuration of CONFIGURATIONS.keys()) positions.add(names, configuration, 'A');
	for (const [number, words] of descriptions.entries()) positions.add(words, number + 1, '');
	if (positions.last > LAST_POSITION) return null;
	const entries: string[] = [];
	for (const [lexeme, places] of positions.byLexeme) {
		if (places.length > MOST_POSITIONS) return null;
		entries.push(`'${lexeme.replace(/['\\]/g, '$&$&')}':${places.join()}`);
	}
	return entries.join(' ');
}
