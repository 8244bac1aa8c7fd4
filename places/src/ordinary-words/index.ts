import type { Language } from '@estate/shared-contract';
import { EN } from './en.ts';
import { FR } from './fr.ts';
import { NL } from './nl.ts';

const TEXTS: Partial<Record<Language, string>> = { nl: NL, fr: FR, en: EN };
const known = new Map<Language, ReadonlySet<string>>();

/**
 * Is this a word of the language and no mistyped place, though one is called nearly so: "betalen" beside Balen? `word` in
 * small letters without accents. Only words near the name of a place are known, and none of German.
 */
export function isOrdinaryWord(word: string, language: Language): boolean {
	let words = known.get(language);
	if (!words) {
		words = new Set(TEXTS[language]?.trim().split(/\s+/));
		known.set(language, words);
	}
	return words.has(word);
}
