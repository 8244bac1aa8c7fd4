import type { PropertySummary, SavedSearch, SearchDescription } from '@estate/shared-contract';
import type { CallProblem } from '../fields/call-problem.ts';

/** A saved search with the address of what it finds. */
export interface ShownSearch extends SavedSearch {
	href: string;
}

/** A property that the account keeps. */
export interface KeptProperty {
	property: PropertySummary;
	href: string;
	note: string;
}

/** What the account keeps besides its searches. */
export interface KeptData {
	favourites: KeptProperty[];
	seen: KeptProperty[];
	/** The favourites page, and the form that watches them */
	favouritesHref: string;
	watchHref?: string;
}

/** The form that mails a fresh link. */
export interface AskData {
	state: 'ask';
	/** As typed */
	email: string;
	code?: 'required' | 'invalid';
	problem?: CallProblem;
	/** The mail is on its way, if there is anything to mail */
	isSent: boolean;
	/** The visitor came by a link that opens nothing: over, or cut short on its way */
	link?: 'over' | 'incomplete';
	loginHref: string;
}

/** All searches of an address. */
export interface ListData {
	state: 'list';
	email: string;
	searches: ShownSearch[];
	/** Only of who is logged in */
	kept?: KeptData;
	problem?: CallProblem | 'failed';
	/** The visitor came with criteria for a search, and none was chosen (any more) */
	lacksChosen?: true;
	/** A search has other criteria since a moment ago */
	isChanged?: true;
}

/** The search that is being changed, and what it would be with the criteria that were found. */
export interface CriteriaData {
	state: 'criteria';
	search: ShownSearch;
	criteria: SearchDescription & { href: string };
	problem?: CallProblem | 'failed' | 'already-saved';
}

export type SearchesData = AskData | ListData | CriteriaData;
