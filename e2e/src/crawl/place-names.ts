import { readPlaces } from '@estate/places';
import { LANGUAGES, type Language } from '@estate/shared-contract';

const PLACES = readPlaces();

/** Names in other languages that are ordinary words of a language: no page can be blamed for them. */
const WORDS: Record<Language, readonly string[]> = {
	// "Brussels herenhuis"
	nl: ['Brussels'],
	fr: [],
	en: [],
	de: ['Namen'],
};

/** Names that a place has in another language where this one has its own; none that some other place has in this one. */
function foreignNames(language: Language): string[] {
	const own = new Set([...PLACES.map(({ names }) => names[language]), ...WORDS[language]]);
	const others = PLACES.flatMap(({ names }) => LANGUAGES.map((other) => names[other]));
	return [...new Set(others)].filter((name) => !own.has(name));
}

/** Streets stay as they are given. */
const STREET = /\b(?:Rue|Avenue|Chaussée|Boulevard|Place)(?: (?:du|de la|de|des))? \p{L}+/gu;

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The longest first; a part of a longer word or of a name with hyphens is none. */
const patternOf = (names: readonly string[]) =>
	new RegExp(
		`(?<![\\p{L}\\d’'-])(?:${names
			.toSorted((one, other) => other.length - one.length)
			.map(escaped)
			.join('|')})(?![\\p{L}\\d-])`,
		'gu',
	);

const PATTERNS = new Map<Language, RegExp>();

/** Names of places in a text that the language has another name for. */
export function foreignPlaces(text: string, language: Language): string[] {
	const pattern = PATTERNS.get(language) ?? patternOf(foreignNames(language));
	PATTERNS.set(language, pattern);
	return text.replace(STREET, '').match(pattern) ?? [];
}
