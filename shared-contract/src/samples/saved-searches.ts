import type {
	KeptProperties,
	SavedSearch,
	SavedSearches,
	SearchChange,
	SearchDescription,
} from '../api/saved-search-endpoints.schema.ts';
import { SEARCH_CHANGE_COOKIE, savedSearchFilter } from '../domain/saved-searches.ts';
import { writeSearch } from '../domain/search-filter.ts';
import { forOwner } from './account-replies.ts';
import { Refusal } from './refusal.ts';
import { SAMPLE_SEARCHES_TOKEN } from './requests.ts';
import type { SampleCall } from './sample-call.ts';
import { findProperties } from './search-properties.ts';

const OK = { ok: true };

/** What the sample api says of any search: how it is written, and what it finds. The words are the parameters. */
export function sampleDescription({ query }: Pick<SampleCall, 'query'>): SearchDescription {
	const filter = savedSearchFilter(query.toString());
	const written = writeSearch(filter);
	const asked = new URLSearchParams(written);
	asked.set('goal', filter.ids ? 'any' : String(filter.goal));
	return {
		words: [
			filter.goal === 1 ? 'Te huur' : 'Te koop',
			...[...written].map(([name, value]) => `${name} ${value}`),
		],
		total: findProperties(asked, 'nl').length,
		query: written.toString(),
		...(filter.ids ? {} : { goal: filter.goal === 1 ? '1' : '0' }),
	};
}

const described = (query: string) => sampleDescription({ query: new URLSearchParams(query) });

/** One of each state, the newest first. */
export const SAMPLE_SEARCHES: readonly SavedSearch[] = [
	{
		...described('goal=0&ids=12,31'),
		id: 4,
		kind: 'watch',
		status: 'active',
		frequency: 'daily',
		since: '2026-10-08',
	},
	{
		...described('goal=0&city=gent%7C9000&type=1&bedrooms=3'),
		id: 3,
		kind: 'wish',
		status: 'active',
		frequency: 'at-once',
		name: 'Ons huis in Gent',
		since: '2026-10-01',
	},
	{
		...described('goal=1&type=2'),
		id: 2,
		kind: 'wish',
		status: 'paused',
		frequency: 'daily',
		since: '2026-09-12',
	},
	{
		...described('goal=0&type=4'),
		id: 1,
		kind: 'wish',
		status: 'ended',
		frequency: 'daily',
		since: '2026-08-30',
	},
	{
		...described('goal=0&type=2'),
		id: 5,
		kind: 'wish',
		status: 'unconfirmed',
		frequency: 'daily',
		since: '2026-08-30',
	},
];

export const SAMPLE_KEPT: KeptProperties = {
	account: 1,
	favourites: [12, 31],
	seen: [31],
	notes: [{ id: 12, text: 'Zaterdag bezoeken' }],
};

function byLink({ params }: SampleCall, email: string): SavedSearches {
	if (params.token !== SAMPLE_SEARCHES_TOKEN) throw new Refusal(404, 'link-over');
	return { email, items: [...SAMPLE_SEARCHES] };
}

function changed({ params }: SampleCall) {
	if (!SAMPLE_SEARCHES.some(({ id }) => id === Number(params.id))) throw new Refusal(404, 'not-found');
	return OK;
}

/** The cookie of who came by the link of a mail and looks for other criteria of the search in Ghent. */
export const SAMPLE_SEARCH_CHANGE_COOKIE = `${SEARCH_CHANGE_COOKIE}=3~${SAMPLE_SEARCHES_TOKEN}`;

function searchChange(call: SampleCall): SearchChange {
	const [, id, token] = /__Host-search-change=(\d+)(?:~([^;]+))?/.exec(call.cookie) ?? [];
	const search = SAMPLE_SEARCHES.find((each) => each.id === Number(id));
	if (!search) throw new Refusal(404, 'not-found');
	const criteria = described(call.query.get('search') ?? '');
	const answer = { search, criteria, ...(token === undefined ? {} : { token }) };
	return token === undefined ? forOwner(call, answer) : answer;
}

/** Answers about saved searches and what an account keeps. */
export const SAVED_SEARCH_REPLIES = {
	describeSearch: sampleDescription,
	askSavedSearches: () => OK,
	savedSearches: (call: SampleCall) => byLink(call, 'l…@meander.example'),
	changeSavedSearch: (call: SampleCall) => {
		byLink(call, '');
		return changed(call);
	},
	ownSavedSearches: (call: SampleCall) =>
		forOwner(call, { email: 'lieve@meander.example', items: [...SAMPLE_SEARCHES] }),
	changeOwnSavedSearch: (call: SampleCall) => forOwner(call, changed(call)),
	searchChange,
	keptProperties: (call: SampleCall) => forOwner(call, SAMPLE_KEPT),
	keepProperties: (call: SampleCall) => forOwner(call, SAMPLE_KEPT),
};
