import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type SavedSearch, type SavedSearches } from '@estate/shared-contract';
import { isWholeToken } from '../fields/whole-token.ts';
import { isSignedOut } from '../session/for-owner.ts';
import { loadKept } from './kept/load-kept.ts';
import type { AskData, ListData, SearchesData } from './searches-data.ts';

const SENT = 'sent';

/** Address of the page after a link was asked for. */
export const sentAddress = ({ href }: Pick<SlotContext, 'href'>): string =>
	`${href('owner-portal.searches')}?${SENT}`;

/** What a search finds: a list for sale or for rent, or favourites. */
export function listAddress(
	{ goal, query }: Pick<SavedSearch, 'goal' | 'query'>,
	localize: (path: string) => string,
): string {
	const path = goal === undefined ? '/favourites/' : goal === '1' ? '/for-rent/' : '/for-sale/';
	return query ? `${localize(path)}?${query}` : localize(path);
}

export function askData({ href, location, route }: SlotContext, what: Partial<AskData> = {}): AskData {
	const { token } = route.params;
	const loginHref = `${href('owner-portal.login')}?${new URLSearchParams({ next: href('owner-portal.searches') })}`;
	return {
		state: 'ask',
		email: '',
		isSent: new URLSearchParams(location.search).has(SENT),
		...(token === undefined ? {} : { link: isWholeToken(token) ? 'over' : 'incomplete' }),
		loginHref,
		...what,
	};
}

/** The searches that the link in the address opens, or those of who is logged in; undefined where neither opens any. */
async function readSearches({
	api,
	language,
	route,
	signal,
}: SlotContext): Promise<SavedSearches | undefined> {
	const { token } = route.params;
	const query = { language };
	try {
		return token === undefined
			? await api.call('ownSavedSearches', { query }, { signal })
			: await api.call('savedSearches', { params: { token }, query }, { signal });
	} catch (error) {
		const isClosed =
			isSignedOut(error) || (error instanceof ApiError && (error.isNotFound || error.isUnreadable));
		if (isClosed) return undefined;
		throw error;
	}
}

/** The page of saved searches: by the link of a mail or logged in the searches, else the form that mails a link. */
export async function loadSearches(context: SlotContext): Promise<LoadResult<SearchesData>> {
	const { localize, route, text } = context;
	const heading = text('searches.title');
	const page = { heading, head: { title: heading, noindex: true }, crumbs: [{ name: heading }] };
	const found = await readSearches(context);
	if (!found) {
		const data = askData(context);
		return { ...page, ...(data.link ? { status: 404 } : {}), data };
	}
	const data: ListData = {
		state: 'list',
		email: found.email,
		searches: found.items.map((search) => ({ ...search, href: listAddress(search, localize) })),
		...(route.params.token === undefined ? { kept: await loadKept(context) } : {}),
	};
	return { ...page, data };
}
