import type { SlotContext } from '@estate/remote-kit';
import {
	DROPPED_HOUSE_NUMBER,
	DROPPED_SELLER,
	DROPPED_SPOT,
	type DroppedValue,
	type LoadResult,
	PAGE_SIZE,
	type PropertyPage,
	type SearchFilter,
	withGoal,
} from '@estate/shared-contract';
import { goalOfRoute, listHref } from '../property/list-address.ts';
import { withSlugsIn } from '../property/one-language.ts';
import { subtypeNamesOf } from '../search/filter-options.ts';
import { besideSearch, isFormQuery, searchOfQuery } from '../search/form-search.ts';
import { withShownPlaces } from '../search/shown-places.ts';
import { ignoredValues, withoutIgnored } from './ignored-values.ts';
import { listQuery } from './list-query.ts';
import type { ResultsData } from './results-data.ts';
import { resultsHead, resultsHeading } from './results-head.ts';
import { understoodSearch } from './understood-search.ts';
import { widenings } from './widenings.ts';

/** The one place of a search, where it has a page with something on it. */
function placeOfPage({ places = [], facets }: PropertyPage): { placeSlug?: string } {
	const [place, ...others] = places;
	return place?.slug && others.length === 0 && facets.available > 0 ? { placeSlug: place.slug } : {};
}

const pickNames = (names: Readonly<Record<string, string>>, slugs: readonly string[]) =>
	Object.fromEntries(Object.entries(names).filter(([slug]) => slugs.includes(slug)));

/** What is left out of a sentence, and of no parameter */
const OF_SENTENCES = new Set(['search', DROPPED_HOUSE_NUMBER, DROPPED_SELLER, DROPPED_SPOT]);

/** Where the list of this search would lead on to, so that one redirect is enough: words may be known there and not here. */
async function settledSearch(
	{ api, language, location, signal }: SlotContext,
	asked: SearchFilter,
): Promise<SearchFilter> {
	const query = listQuery(asked, language, location.search);
	const answer = await api.call('properties', { query }, { signal });
	const understood = understoodSearch(answer);
	const isSettled = understood?.goal === asked.goal && ignoredValues([], answer).length === 0;
	return isSettled ? understood : asked;
}

/**
 * Reads a page of properties for the search in the address. A query that a plain form wrote moves to its short spelling,
 * a sentence to the address of what it was understood as.
 */
export async function loadResults(context: SlotContext): Promise<LoadResult<ResultsData | null>> {
	const { api, href, language, location, route, signal, text } = context;
	const query = new URLSearchParams(location.search);
	const { filter: asked, dropped } = searchOfQuery(query, goalOfRoute(route.id));
	// A value that makes no sense is named on the page: its address stays as it is.
	const isElsewhere = asked.goal !== goalOfRoute(route.id);
	// What is left out goes along to another list, whose page names it.
	const besideOf = (left: readonly DroppedValue[]) => [
		...besideSearch(query),
		...left.map(({ name, value }) => [name, value] as const),
	];
	if (isElsewhere || (isFormQuery(query) && dropped.length === 0))
		return { redirect: { to: listHref(asked, href, besideOf(dropped)) }, data: null };

	const [answer, types] = await Promise.all([
		api.call('properties', { query: listQuery(asked, language, location.search) }, { signal }),
		api.call('types', { query: { language } }, { signal }),
	]);
	const ignored = ignoredValues(dropped, answer);
	const understood = understoodSearch(answer);
	// What was left out is named once: on the page that leaves it out.
	const isOtherGoal = understood !== undefined && understood.goal !== asked.goal;
	if (isOtherGoal && answer.dropped.some(({ name }) => OF_SENTENCES.has(name)))
		return {
			redirect: {
				to: listHref(
					await settledSearch(context, withGoal(asked, understood.goal)),
					href,
					besideSearch(query),
				),
			},
			data: null,
		};
	if (understood && (ignored.length === 0 || isOtherGoal))
		return { redirect: { to: listHref(understood, href, besideOf(ignored)) }, data: null };
	const known = withoutIgnored(understood ?? asked, answer);
	const filter = withShownPlaces(known, answer, language);
	const data: ResultsData = {
		filter,
		items: answer.items.map((item) => withSlugsIn(item, language)),
		total: answer.total,
		pageCount: answer.pageCount,
		ignored,
		mentions: answer.mentions ?? [],
		projects: answer.projects ?? [],
		otherGoal: answer.otherGoal ?? 0,
		...placeOfPage(answer),
		...(answer.didYouMean ? { didYouMean: answer.didYouMean } : {}),
		// Of those that are asked for: no chip and no title names another, and the filters have their own lists.
		typeNames: Object.fromEntries(
			types.items.filter(({ WebID }) => filter.types.includes(WebID)).map(({ WebID, Name }) => [WebID, Name]),
		),
		subtypeNames: pickNames(subtypeNamesOf(answer.facets), filter.subtypes),
		widenings: widenings(known, answer.widen),
	};
	return {
		heading: resultsHeading(data, context),
		head: resultsHead(data, PAGE_SIZE, context),
		crumbs: [{ name: text(`sections.${filter.goal === 1 ? 'rent' : 'sale'}`) }],
		data,
	};
}
