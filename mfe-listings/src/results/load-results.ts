import type { SlotContext } from '@estate/remote-kit';
import { type LoadResult, PAGE_SIZE, parseSearch, type SearchFilter } from '@estate/shared-contract';
import { goalOfRoute, listHref } from '../home/list-address.ts';
import { appliedFilters } from '../search/applied-filters.ts';
import { apiQuery, goalOfQuery, isFormQuery } from '../search/form-search.ts';
import type { ResultsData, Widening } from './results-data.ts';
import { resultsHead, resultsHeading } from './results-head.ts';

const MOST_WIDENINGS = 6;

/** The search without the cities that the api did not know (decisions 15). */
function withoutUnknown(filter: SearchFilter, unknown: readonly string[]): SearchFilter {
	const names = unknown.map((name) => name.toLowerCase());
	const isKnown = ({ name, zip }: SearchFilter['cities'][number]) =>
		!names.includes(name) && !names.includes(`${name} (${zip})`);
	return { ...filter, cities: filter.cities.filter(isKnown) };
}

/** Which single filter to let go of, when nothing was found. */
async function widenings(filter: SearchFilter, { api, language, signal }: SlotContext): Promise<Widening[]> {
	const counted = appliedFilters(filter)
		.slice(0, MOST_WIDENINGS)
		.map(async (applied) => {
			const query = apiQuery(applied.without, language);
			return { filter: applied, total: (await api.call('propertyCount', { query }, { signal })).total };
		});
	return (await Promise.all(counted))
		.filter(({ total }) => total > 0)
		.sort((one, other) => other.total - one.total);
}

/** Reads a page of homes for the search in the address. A query that a plain form wrote moves to its short spelling. */
export async function loadResults(context: SlotContext): Promise<LoadResult<ResultsData | null>> {
	const { api, href, language, location, route, signal, text } = context;
	const query = new URLSearchParams(location.search);
	const asked = parseSearch(query, goalOfQuery(query) ?? goalOfRoute(route.id));
	if (isFormQuery(query)) return { redirect: { to: listHref(asked, href) }, data: null };

	const [answer, types] = await Promise.all([
		api.call('properties', { query: apiQuery(asked, language) }, { signal }),
		api.call('types', { query: { language } }, { signal }),
	]);
	const filter = withoutUnknown(asked, answer.unknownCities);
	const data: ResultsData = {
		filter,
		items: answer.items,
		total: answer.total,
		pageCount: answer.pageCount,
		unknownCities: answer.unknownCities,
		typeNames: Object.fromEntries(types.items.map(({ WebID, Name }) => [WebID, Name])),
		widenings: answer.total === 0 ? await widenings(filter, context) : [],
	};
	return {
		heading: resultsHeading(data, context),
		head: resultsHead(data, PAGE_SIZE, context),
		crumbs: [{ name: text(`sections.${filter.goal === 1 ? 'rent' : 'sale'}`) }],
		data,
	};
}
