import type { RequestKind } from '@estate/shared-contract';
import type { AskedVisit } from './thanks-address.ts';

/** Kinds whose success has its words in website.md §8. */
const SUCCESSES: Partial<Record<RequestKind, string>> = {
	'send-to-friend': 'ui.successes.sentToFriend',
	'request-documents': 'ui.successes.documents',
};

/** Key of the sentence that says what has arrived; of a visit that waits, until when (`until`). */
export function thanksLead(kind: RequestKind, visit?: AskedVisit): string {
	if (visit) return `thanks.visit-hold.${visit.until ? 'lead' : 'leadFree'}`;
	return SUCCESSES[kind] ?? `thanks.${kind}.lead`;
}
