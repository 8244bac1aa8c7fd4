import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, PAGE_SIZE } from '@estate/shared-contract';
import { goalOfRoute, listHref } from '../property/list-address.ts';
import { apiQuery, besideSearch, isFormQuery, searchOfQuery } from '../search/form-search.ts';
import { ignoredValues, withoutIgnored } from './ignored-values.ts';
import type { ResultsData } from './results-data.ts';
import { resultsHead, resultsHeading } from './results-head.ts';
import { widenings } from './widenings.ts';

/** Reads a page of properties for the search in the address. A query that a plain form wrote moves to its short spelling. */
export async function loadResults(context: SlotContext): Promise<LoadResult<ResultsData | null>> {
	const { api, href, language, location, route, signal, text } = context;
	const query = new URLSearchParams(location.search);
	const { filter: asked, dropped } = searchOfQuery(query, goalOfRoute(route.id));
	// A value that makes no sense is named on the page: its address stays as it is.
	const isElsewhere = asked.goal !== goalOfRoute(route.id);
	if (isElsewhere || (isFormQuery(query) && dropped.length === 0))
		return { redirect: { to: listHref(asked, href, besideSearch(query)) }, data: null };

	const [answer, types] = await Promise.all([
		api.call('properties', { query: apiQuery(asked, language) }, { signal }),
		api.call('types', { query: { language } }, { signal }),
	]);
	const filter = withoutIgnored(asked, answer);
	const data: ResultsData = {
		filter,
		items: answer.items,
		total: answer.total,
		pageCount: answer.pageCount,
		ignored: ignoredValues(dropped, answer),
		...(answer.didYouMean ? { didYouMean: answer.didYouMean } : {}),
		typeNames: Object.fromEntries(types.items.map(({ WebID, Name }) => [WebID, Name])),
		widenings: widenings(filter, answer.widen),
	};
	return {
		heading: resultsHeading(data, context),
		head: resultsHead(data, PAGE_SIZE, context),
		crumbs: [{ name: text(`sections.${filter.goal === 1 ? 'rent' : 'sale'}`) }],
		data,
	};
}
