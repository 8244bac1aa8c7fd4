import type { RequestKind } from '@estate/shared-contract';

/** Kinds whose success has its words in website.md §8. */
const SUCCESSES: Partial<Record<RequestKind, string>> = {
	'send-to-friend': 'ui.successes.sentToFriend',
	'request-documents': 'ui.successes.documents',
};

/** Key of the sentence that says what has arrived. */
export const thanksLead = (kind: RequestKind): string => SUCCESSES[kind] ?? `thanks.${kind}.lead`;
