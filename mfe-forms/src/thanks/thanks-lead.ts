import type { AskedRequest, RequestKind, SearchDescription } from '@estate/shared-contract';
import type { AskedVisit } from './thanks-address.ts';

/** Kinds whose success has its words in website.md §8. */
const SUCCESSES: Partial<Record<string, string>> = {
	'send-to-friend': 'ui.successes.sentToFriend',
	'request-documents': 'ui.successes.documents',
};

interface Sent {
	visit?: AskedVisit | undefined;
	asked?: Pick<AskedRequest, 'byAgent' | 'isApplication'> | undefined;
	search?: SearchDescription | undefined;
}

/** Section of the texts of what was sent: a visit that waits has its own, as an application and documents that a colleague brings. */
export function thanksSection(kind: RequestKind, { visit, asked }: Sent): string {
	if (visit) return visit.isPeriod ? 'visit-period' : 'visit-hold';
	if (asked?.byAgent) return 'documents-by-agent';
	return asked?.isApplication ? 'application' : kind;
}

/** Key of the sentence that says what has arrived; of a visit that waits, until when (`until`). Who follows favourites saves no search. */
export function thanksLead(kind: RequestKind, sent: Sent = {}): string {
	const { visit, search } = sent;
	const section = thanksSection(kind, sent);
	if (section === 'visit-hold') return `thanks.visit-hold.${visit?.until ? 'lead' : 'leadFree'}`;
	if (kind === 'save-search' && search && search.goal === undefined)
		return 'thanks.save-search.leadFavourites';
	return SUCCESSES[section] ?? `thanks.${section}.lead`;
}
