import { belgianDay, type DocumentKind, type Language } from '@estate/shared-contract';
import { writeDateTime, writeDay, writeEuro } from '../../mail/formats.ts';
import { fillIn } from '../../mail/mail-text.ts';
import type { OfferChange } from '../../offers/offer-change.ts';
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
	/** What the agency noted of an offer */
	change?: Pick<OfferChange, 'state' | 'amount' | 'note'> | null;
}

/** What the agency noted, in one sentence, with its note below. */
function wordsOfChange(
	{ state, amount, note }: NonNullable<HappeningFacts['change']>,
	day: string,
	language: Language,
): string {
	const { offerChanges, happenings } = OWNER_TEXTS[language].notifications;
	const { note: noted, ...sentences } = offerChanges;
	const sentence =
		state in sentences ? sentences[state as keyof typeof sentences] : happenings['offer-changed'];
	const values = { day, amount: amount ? writeEuro(amount, language) : '' };
	return [fillIn(sentence, values), ...(note ? [fillIn(noted, { note })] : [])].join('\n');
}

/** One sentence about what happened; of an offer with what the agency says of it. */
export function wordsOfHappening(
	{ what, at, author, documentKind, expiresOn, change }: HappeningFacts,
	language: Language,
): string {
	const { notifications, documents } = OWNER_TEXTS[language];
	if (change) return wordsOfChange(change, at ? writeDay(belgianDay(at), language) : '', language);
	return fillIn(notifications.happenings[what], {
		when: at ? writeDateTime(at, language) : '',
		day: expiresOn ? writeDay(expiresOn, language) : at ? writeDay(belgianDay(at), language) : '',
		author: author ?? '',
		document: documentKind ? documents.kinds[documentKind] : '',
	});
}
