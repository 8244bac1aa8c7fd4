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

/** Names, then descriptions in the order of CONFIGURATIONS after the first, which is of no language. */
const TEXTS = ['search_names', 'search_nl', 'search_fr', 'search_en', 'search_de'] as const;

const wordsIn = (text: string) => (text === '' ? [] : text.split(' '));

/** The words of each text, names first. */
export const wordsOfTexts = (texts: VectorTexts): string[][] => TEXTS.map((name) => wordsIn(texts[name]));

/** What the database makes of each word; undefined where one was not learnt. */
function partsOf(words: readonly string[], lexemes: WordLexemes): WordParts[] | undefined {
	const parts: WordParts[] = [];
	for (const word of words) {
		const part = lexemes.of(word);
		if (!part) return undefined;
		parts.push(part);
	}
	return parts;
}

/** Positions of lexemes, joined part by part as `||` joins vectors. */
class Positions {
	/** As they are written: `1A,7,12` */
	readonly byLexeme = new Map<string, string>();
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
				this.byLexeme.set(
					lexeme,
					known === undefined ? `${position}${weight}` : `${known},${position}${weight}`,
				);
			}
			before += places;
		}
	}
}

/** The vector of such words as PostgreSQL's text, equal to what its function `property_words` makes of the texts; null: let the database make it. */
export function writeVector(texts: readonly (readonly string[])[], lexemes: WordLexemes): string | null {
	const positions = new Positions();
	for (const [number, words] of texts.entries()) {
		const parts = partsOf(words, lexemes);
		if (!parts) return null;
		if (number > 0) positions.add(parts, number, '');
		else for (const configuration of CONFIGURATIONS.keys()) positions.add(parts, configuration, 'A');
	}
	if (positions.last > LAST_POSITION) return null;
	const mayRepeat = positions.last > MOST_POSITIONS;
	const entries: string[] = [];
	for (const [lexeme, places] of positions.byLexeme) {
		if (mayRepeat && places.split(',').length > MOST_POSITIONS) return null;
		entries.push(`${lexeme}:${places}`);
	}
	return entries.join(' ');
}
