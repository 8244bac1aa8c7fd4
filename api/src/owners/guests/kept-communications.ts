import type { GuestPart, RequestKind } from '@estate/shared-contract';
import type { RowWords } from '../owner-words.ts';

/** What is stored of a communication that tells what it is about. */
interface StoredCommunication {
	/** Of a request of the site its kind */
	subject: string;
	request_id: number | null;
	type: string;
	comment: string;
	words: RowWords;
}

const OFFER: RequestKind = 'purchase-offer';
const VISIT: RequestKind = 'contact-appointment';

/** Offers as an agency's entries name them in the languages of the site: nothing else tells what such an entry is about. */
const NAMES_OFFER =
	/(?<!\p{L})(bod|boden|biedingen?|tegenbod|offres?|contre-offres?|offers?|counter-?offers?|bids?|(kauf|gegen)?angebote?s?|gebote?s?|gegengebote?s?)(?!\p{L})/iu;

/** Is it kept from a guest? No guest learns of offers (docs/website.md), nor, where visits are not shared, who asked for one. */
export function isKeptFromGuest(
	{ subject, request_id, type, comment, words }: StoredCommunication,
	parts: readonly GuestPart[],
): boolean {
	if (request_id !== null) return subject === OFFER || (subject === VISIT && !parts.includes('visits'));
	const inLanguages = Object.values(words).flatMap((texts) => Object.values(texts));
	return [type, subject, comment, ...inLanguages].some((text) => NAMES_OFFER.test(text));
}
