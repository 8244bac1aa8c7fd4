import type { DocumentKind, Language } from '@estate/shared-contract';
import { belgianDay } from '../../calendar/belgian-day.ts';
import { writeDateTime, writeDay } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import { OWNER_TEXTS } from '../owner-texts.ts';
import type { Happening } from './happening.ts';

/** What of it stands in a mail. Nothing of it names a visitor. */
export interface HappeningFacts {
	what: Happening['what'];
	/** When it happened, or of a visit when it takes place */
	at?: Date | null;
	/** Who wrote */
	author?: string | null;
	documentKind?: DocumentKind | null;
	/** Day, YYYY-MM-DD */
	expiresOn?: string | null;
}

/** One sentence about what happened. */
export function wordsOfHappening(
	{ what, at, author, documentKind, expiresOn }: HappeningFacts,
	language: Language,
): string {
	const { notifications, documents } = OWNER_TEXTS[language];
	return fillIn(notifications.happenings[what], {
		when: at ? writeDateTime(at, language) : '',
		day: expiresOn ? writeDay(expiresOn, language) : at ? writeDay(belgianDay(at), language) : '',
		author: author ?? '',
		document: documentKind ? documents.kinds[documentKind] : '',
	});
}
