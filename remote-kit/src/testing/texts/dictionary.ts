import type { Language } from '@estate/shared-contract';

/** Key, dotted → text */
export type Dictionary = ReadonlyMap<string, string>;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Counts of properties, days and visits: French has a form for whole millions, which only the list's own line needs. */
const COUNTS = [0, 1, 2, 3, 11, 21, 100, 101, 1_000, 999_999];

/** The texts of a tree of them, each key below `above`. */
export function dictionaryOf(tree: object, above = ''): Dictionary {
	return new Map(
		Object.entries(tree).flatMap(([key, value]): [string, string][] =>
			typeof value === 'object' && value !== null
				? [...dictionaryOf(value, `${above}${key}.`)]
				: [[above + key, String(value)]],
		),
	);
}

/** The key that code asks for: a plural's forms have one. */
export const baseKey = (key: string): string => key.replace(PLURAL, '');

/** Values that each text must name, by key. The form for one may say "one" in words. */
export function namedValues(dictionary: Dictionary): Record<string, string[]> {
	return Object.fromEntries(
		[...dictionary].map(([key, text]) => [
			key,
			[...text.matchAll(/\{\{(\w+)\}\}/g)]
				.map(([, name]) => name ?? '')
				.filter((name) => name !== 'count' || !key.endsWith('_one'))
				.sort(),
		]),
	);
}

/** Keys of texts that say nothing. */
export const emptyTexts = (dictionary: Dictionary): string[] =>
	[...dictionary].filter(([, text]) => text.trim() === '').map(([key]) => key);

/** Keys of forms for a count that a dictionary lacks, of texts that have forms. */
export function missingForms(dictionary: Dictionary, language: Language): string[] {
	const rules = new Intl.PluralRules(language);
	const forms = new Set(COUNTS.map((count) => rules.select(count)));
	const counted = new Set([...dictionary.keys()].filter((key) => baseKey(key) !== key).map(baseKey));
	return [...counted]
		.flatMap((key) => [...forms].map((form) => `${key}_${form}`))
		.filter((key) => !dictionary.has(key));
}
