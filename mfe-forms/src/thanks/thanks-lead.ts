import type { RequestKind, SearchDescription } from '@estate/shared-contract';
import type { AskedVisit } from './thanks-address.ts';

/** Kinds whose success has its words in website.md §8. */
const SUCCESSES: Partial<Record<RequestKind, string>> = {
	'send-to-friend': 'ui.successes.sentToFriend',
	'request-documents': 'ui.successes.documents',
};

/** Section of the texts of what was sent: a visit that waits has its own. */
export const thanksSection = (kind: RequestKind, visit?: AskedVisit): string =>
	visit?.isPeriod ? 'visit-period' : visit ? 'visit-hold' : kind;

/** Key of the sentence that says what has arrived; of a visit that waits, until when (`until`). Who follows favourites saves no search. */
export function thanksLead(
	kind: RequestKind,
	{ visit, search }: { visit?: AskedVisit | undefined; search?: SearchDescription | undefined } = {},
): string {
	if (visit?.isPeriod) return 'thanks.visit-period.lead';
	if (visit) return `thanks.visit-hold.${visit.until ? 'lead' : 'leadFree'}`;
	if (kind === 'save-search' && search && search.goal === undefined)
		return 'thanks.save-search.leadFavourites';
	return SUCCESSES[kind] ?? `thanks.${kind}.lead`;
}
