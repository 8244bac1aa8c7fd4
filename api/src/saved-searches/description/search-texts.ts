import type { Language } from '@estate/shared-contract';
import { writeNumber } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import de from '../texts/de.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import nl from '../texts/nl.json' with { type: 'json' };

export type SearchTexts = typeof nl;

/** Words of a search. Each language has the same keys. */
export const SEARCH_TEXTS: Record<Language, SearchTexts> = { nl, fr, en, de };

/** A text that says how many, in the form that the language has for the number. */
export function countText(texts: { one: string; other: string }, count: number, language: Language): string {
	const form = new Intl.PluralRules(`${language}-BE`).select(count) === 'one' ? 'one' : 'other';
	return fillIn(texts[form], { count: writeNumber(count, language) });
}
