import { CONFIGURATIONS, type WordParts } from './word-lexemes.ts';

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

/** Lexemes of texts in the order in which they first appear, each as a vector has it: `'huis':1A`. */
class FirstPositions {
	readonly entries: string[] = [];
	/** Positions of lexemes, also those that are left out since the lexeme is there */
	taken = 0;
	/** Highest position that is taken */
	last = 0;
	readonly #known = new Set<string>();

	/** What a configuration makes of a text, behind all that is there, as `||` joins vectors. */
	add(words: readonly WordParts[], configuration: number, weight: 'A' | ''): void {
		let before = this.last;
		for (const { places, lexemes } of words) {
			for (const [place, lexeme] of lexemes[configuration] ?? []) {
				const position = before + place;
				// Lexemes of one word come in the order of the alphabet.
				if (position > this.last) this.last = position;
				this.taken++;
				if (this.#known.has(lexeme)) continue;
				this.#known.add(lexeme);
				this.entries.push(`${lexeme}:${position}${weight}`);
			}
			before += places;
		}
	}
}

/** Names in each configuration, then each text in its own. */
function* partsByConfiguration(texts: readonly (readonly WordParts[])[]) {
	for (const [text, words] of texts.entries()) {
		if (text > 0) yield { words, configuration: text, weight: '' } as const;
		else
			for (const configuration of CONFIGURATIONS.keys()) yield { words, configuration, weight: 'A' } as const;
	}
}

function mostOften(texts: readonly (readonly WordParts[])[]): number {
	const counts = new Map<string, number>();
	for (const { words, configuration } of partsByConfiguration(texts))
		for (const { lexemes } of words)
			for (const [, lexeme] of lexemes[configuration] ?? [])
				counts.set(lexeme, (counts.get(lexeme) ?? 0) + 1);
	return Math.max(0, ...counts.values());
}

/**
 * The vector of texts, of which the database said what it makes of each word, as PostgreSQL's text: equal to what its
 * function `property_words` makes of the texts. Null: let the database make it.
 */
export function writeVector(texts: readonly (readonly WordParts[] | undefined)[]): string | null {
	const known: (readonly WordParts[])[] = [];
	for (const words of texts) {
		if (!words) return null;
		known.push(words);
	}
	const positions = new FirstPositions();
	for (const { words, configuration, weight } of partsByConfiguration(known))
		positions.add(words, configuration, weight);
	if (positions.last > LAST_POSITION) return null;
	const mayRepeat = positions.taken - positions.entries.length >= MOST_POSITIONS;
	if (mayRepeat && mostOften(known) > MOST_POSITIONS) return null;
	return positions.entries.join(' ');
}
