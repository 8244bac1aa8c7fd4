import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type LoadResult, type SavedSearches } from '@estate/shared-contract';
import { isWholeToken } from '../fields/whole-token.ts';
import { isSignedOut } from '../session/for-owner.ts';
import { criteriaIn, isAfterChange } from './criteria/criteria-address.ts';
import { loadCriteria } from './criteria/load-criteria.ts';
import { loadKept } from './kept/load-kept.ts';
import { listAddress } from './list-address.ts';
import type { AskData, ListData, SearchesData } from './searches-data.ts';

const SENT = 'sent';

/** Address of the page after a link was asked for. */
export const sentAddress = ({ href }: Pick<SlotContext, 'href'>): string =>
	`${href('owner-portal.searches')}?${SENT}`;

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
export async function readSearches({
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

/** The page of saved searches: criteria for one of them that a list led here with; by the link of a mail or logged in the searches, else the form that mails a link. */
export async function loadSearches(context: SlotContext): Promise<LoadResult<SearchesData>> {
	const { localize, route, text } = context;
	const heading = text('searches.title');
	const page = { heading, head: { title: heading, noindex: true }, crumbs: [{ name: heading }] };
	const criteria = await loadCriteria(context);
	if (criteria) return { ...page, data: criteria };
	const found = await readSearches(context);
	if (!found) {
		const data = askData(context);
		return { ...page, ...(data.link ? { status: 404 } : {}), data };
	}
	const data: ListData = {
		state: 'list',
		email: found.email,
		searches: found.items.map((search) => ({ ...search, href: listAddress(search, localize) })),
		...(criteriaIn(context.location) ? { lacksChosen: true as const } : {}),
		...(isAfterChange(context.location) ? { isChanged: true as const } : {}),
		...(route.params.token === undefined ? { kept: await loadKept(context) } : {}),
	};
	return { ...page, data };
}
