import type { Language } from '../domain/languages.ts';
import type { SiteConfiguration } from '../entities/site.schema.ts';
import type { Route } from '../routing/route-table.ts';
import type { LoadResult, PageLocation, PostedForm, SlotReport } from './slot-contract.ts';

/** What the shell hands to a server bundle for one slot of one page. Can be sent to a worker thread. */
export interface RenderRequest {
	language: Language;
	defaultLanguage: Language;
	enabledLanguages: readonly Language[];
	/** Prefix of every id in the slot's markup: a–z, 0–9 and `-`; the browser hydrates with the same */
	identifierPrefix: string;
	route: { id: string; params: Record<string, string> };
	location: PageLocation;
	siteUrl: string;
	input: unknown;
	site: SiteConfiguration;
	routes: readonly Route[];
	/** Origin of the api as the server reaches it */
	apiUrl: string;
	/** The visitor's headers that the api must see, such as `cookie` and `origin` */
	apiHeaders: Record<string, string>;
	/** A form that was posted to this slot */
	form?: PostedForm | undefined;
	/** Milliseconds for load and render together */
	timeLimit: number;
}

/** What came up while a slot was rendered on the server. Never personal data. */
export interface ServerReport {
	/** `missing-text`: a key without a text, which visitors read */
	kind: SlotReport['kind'] | 'missing-text';
	message: string;
}

/** What a slot's server rendering gives: the data's JSON is what the browser hydrates from. */
export interface RenderResponse extends Omit<LoadResult<unknown>, 'data'> {
	html: string;
	data: unknown;
	/** Seconds until another try makes sense, after a form that could not be taken now */
	retryAfter?: number;
	/** `Set-Cookie` values that the api gave */
	cookies: string[];
	reports: ServerReport[];
}

/** Default export of `server/server.mjs` of a remote: self-contained, so that any two versions live side by side. */
export interface ServerBundle {
	remote: string;
	version: string;
	contract: string;
	slots: Record<string, (request: RenderRequest) => Promise<RenderResponse>>;
}
