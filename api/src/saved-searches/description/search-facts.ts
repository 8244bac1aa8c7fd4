import type { Language, SearchDescription } from '@estate/shared-contract';
import { writeNumber } from '../../mail/formats.ts';
import type { MailFact } from '../../mail/mail-body.ts';
import { MAIL_TEXTS } from '../../mail/mail-text.ts';
import { unlinked } from '../../mail/visitor-words.ts';

/** What a mail says of a search: its words, and what it finds now. */
export function searchFacts({
	search,
	language,
}: {
	search: SearchDescription | undefined;
	language: Language;
}): MailFact[] {
	if (!search) return [];
	const { savedSearch } = MAIL_TEXTS[language];
	return [
		[savedSearch.search, search.words.map(unlinked).join(' · ')],
		[savedSearch.total, writeNumber(search.total, language)],
	];
}
