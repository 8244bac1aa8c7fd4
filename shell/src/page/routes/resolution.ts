import type { Language, Route, RouteParams } from '@estate/shared-contract';

/** A redirect whose target the page's primary slot knows: `addresses[language]`. */
export interface Arrival {
	status: 301 | 302;
	/** Query to keep */
	search: string;
	/** Language that the visitor chose, to be remembered */
	store?: Language;
}

export interface ResolvedPage {
	route: Route;
	params: RouteParams;
	language: Language;
	/** False for an address without a language that shows its page in the detected one */
	isPrefixed: boolean;
	arrival?: Arrival;
}

export type Resolution =
	| { kind: 'bad-address'; language: Language }
	| { kind: 'not-found'; language: Language }
	| { kind: 'redirect'; to: string; status: 301 | 302; store?: Language }
	| ({ kind: 'page' } & ResolvedPage);
