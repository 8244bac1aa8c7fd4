import type { UnknownField } from './unknown-fields.ts';

/** Something of the feed that was not taken over. */
export interface Refusal {
	/** Line of the feed, from 1 */
	line: number;
	/** Kind and id of the item, as far as they could be read */
	item: string;
	/** Where in the item, dotted; '' for the item as a whole */
	path: string;
	message: string;
}

/** What an import did. */
export interface ImportReport {
	/** Items per kind that were read and are now in the database */
	taken: Record<string, number>;
	/** Rows that are new or different from before: 0 when the same feed is imported twice */
	changed: number;
	/** Properties that the feed no longer holds, marked as withdrawn */
	withdrawn: number;
	/** Withdrawing was asked for and not done: a line could not be read, and may be any of them */
	withdrawalsHeld: boolean;
	/** Owners whose account was there already: a mail invites them to choose a password again */
	invited: number;
	/** Owners of the demo agency that went, with their sessions, because another agency came */
	demoOwnersRemoved: number;
	/** Items that were refused whole */
	refused: Refusal[];
	/** Parts of taken items that visitors do not get as the feed has them, such as a picture that is no picture or a view that no remote renders */
	leftOut: Refusal[];
	/** Fields of taken items that the description of the feed has not */
	unknown: UnknownField[];
	/** Revision of the content after the import */
	revision: string;
	seconds: number;
}
