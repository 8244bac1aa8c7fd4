import type { Language } from '@estate/shared-contract';
import type { OtherNames } from './sources.ts';

/** NIS codes of the nine municipalities whose language is German. */
const GERMAN = new Set(['63001', '63012', '63013', '63023', '63040', '63048', '63061', '63067', '63087']);
/** First two digits of NIS codes: Brussels, Walloon Brabant, Hainaut, Liège, Luxembourg, Namur. */
const FRENCH = /^(21|25|5|6|8|9)/;

/** Names in all languages: English and German take the place's own name where they have none of their own. */
export function inAllLanguages(
	nis: string,
	nl: string,
	fr: string,
	others: OtherNames = {},
): Record<Language, string> {
	const own = GERMAN.has(nis) ? (others.de ?? nl) : FRENCH.test(nis) ? fr : nl;
	return { nl: others.nl ?? nl, fr: others.fr ?? fr, en: others.en ?? own, de: others.de ?? own };
}
