import type { SlotContext } from '@estate/remote-kit';
import { isFiltered, type PageHead, slugify } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import { placeHref } from '../place/place-address.ts';
import { routeOfList } from '../property/list-address.ts';
import { propertyHref } from '../property/property-address.ts';
import type { ResultsData } from './results-data.ts';

type HeadData = Pick<ResultsData, 'filter' | 'total'>;
type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** "For sale", "For sale in Gent" where the search names one place, or with the street that it names. */
function titleOf(part: 'heading' | 'title', { filter, total }: HeadData, context: HeadContext): string {
	const goal = filter.goal === 1 ? 'rent' : 'sale';
	const [city, ...others] = filter.cities;
	const place =
		city && others.length === 0 && (city.label ?? cityName(city.name, context.site.citySpellings));
	// One that nothing lies in is only what an address says.
	if (filter.street && total > 0)
		return context.text(`results.street.${goal}`, {
			street: [filter.street, place].filter(Boolean).join(', '),
		});
	return place
		? context.text(`results.${part}.${goal}In`, { place })
		: context.text(`results.${part}.${goal}`);
}

/** Heading of a page of results. */
export function resultsHeading(data: HeadData, context: HeadContext): string {
	return titleOf('heading', data, context);
}

/** schema.org ItemList of the properties on a page, numbered through the pages. */
function itemList(
	{ items, filter, total }: ResultsData,
	pageSize: number,
	{ href, language }: HeadContext,
): object {
	return {
		'@context': 'https://schema.org',
		'@type': 'ItemList',
		numberOfItems: total,
		itemListElement: items.map((property, index) => ({
			'@type': 'ListItem',
			position: (filter.page - 1) * pageSize + index + 1,
			name: property.TypeDescription,
			url: propertyHref(property, href, language),
		})),
	};
}

/** Address of the page of one place, or of one type there, that a search asks for and nothing else. */
function pageOfPlace(
	{ filter, placeSlug, typeNames }: ResultsData,
	{ href, language }: HeadContext,
): string | undefined {
	const { goal, cities, types } = filter;
	const asks = isFiltered({ ...filter, cities: [], types: [] });
	if (!placeSlug || cities.length !== 1 || types.length > 1 || asks) return undefined;
	const [type] = types;
	if (type === undefined) return placeHref({ place: placeSlug }, goal, href, language);
	const name = typeNames[type];
	return name ? placeHref({ place: placeSlug, type: slugify(name) }, goal, href, language) : undefined;
}

/**
 * Head of a page of results (decisions 41): a plain page is canonical to itself, a filtered one to the unfiltered list,
 * one that asks for one place and at most one type to the page of those. Free text, nothing found, a page beyond the last
 * and later pages in another order stay out of search engines.
 */
export function resultsHead(data: ResultsData, pageSize: number, context: HeadContext): PageHead {
	const { filter, items } = data;
	const list = context.href(routeOfList(filter.goal));
	const isLaterPage = filter.page > 1 && !isFiltered(filter) && filter.sort === 'newest';
	const isSortedPage = filter.page > 1 && filter.sort !== 'newest';
	const title = titleOf('title', data, context);
	return {
		title: filter.page > 1 ? context.text('results.title.page', { title, page: filter.page }) : title,
		description: context.text(`results.description.${filter.goal === 1 ? 'rent' : 'sale'}`),
		canonical: isLaterPage ? `${list}?page=${filter.page}` : (pageOfPlace(data, context) ?? list),
		...(filter.search !== '' || items.length === 0 || isSortedPage ? { noindex: true } : {}),
		...(items.length > 0 ? { jsonLd: [itemList(data, pageSize, context)] } : {}),
	};
}
