import type { i18n } from 'i18next';
import { type TextLookup, textLookup } from './text-lookup.ts';

/** Texts kept per language and namespace; more are only of who asks with ever new values */
const MOST_KEPT = 5_000;
/** Longer ones are what somebody typed */
const LONGEST_KEY = 200;

/**
 * The same texts for code that renders page after page: each is looked up, counted and filled in once for the same values.
 * For an instance whose texts do not change.
 */
export function keptTexts(i18n: i18n, namespace?: string): TextLookup {
	const lookUp = textLookup(i18n, namespace);
	const kept = new Map<string, string>();
	return (key, values) => {
		const name = values === undefined && typeof key === 'string' ? key : JSON.stringify([key, values]);
		const known = kept.get(name);
		if (known !== undefined) return known;
		const text = lookUp(key, values);
		if (name.length > LONGEST_KEY) return text;
		if (kept.size >= MOST_KEPT) kept.clear();
		kept.set(name, text);
		return text;
	};
}
