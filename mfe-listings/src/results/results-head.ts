import type { SlotContext } from '@estate/remote-kit';
import { isFiltered, type PageHead } from '@estate/shared-contract';
import { cityName } from '@estate/shared-i18n';
import { routeOfList } from '../property/list-address.ts';
import { propertyHref } from '../property/property-address.ts';
import type { ResultsData } from './results-data.ts';

type HeadContext = Pick<SlotContext, 'href' | 'language' | 'site' | 'text'>;

/** "For sale", or "For sale in Gent" where the search names one place. */
function titleOf(
	part: 'heading' | 'title',
	{ filter }: Pick<ResultsData, 'filter'>,
	context: HeadContext,
): string {
	const goal = filter.goal === 1 ? 'rent' : 'sale';
	const [city, ...others] = filter.cities;
	if (!city || others.length > 0) return context.text(`results.${part}.${goal}`);
	return context.text(`results.${part}.${goal}In`, {
		place: cityName(city.name, context.site.citySpellings),
	});
}

/** Heading of a page of results. */
export function resultsHeading(data: Pick<ResultsData, 'filter'>, context: HeadContext): string {
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

/**
 * Head of a page of results (decisions 41): a plain page is canonical to itself, a filtered one to the unfiltered list;
 * free text, nothing found and a page beyond the last stay out of search engines.
 */
export function resultsHead(data: ResultsData, pageSize: number, context: HeadContext): PageHead {
	const { filter, items } = data;
	const list = context.href(routeOfList(filter.goal));
	const isLaterPage = filter.page > 1 && !isFiltered(filter);
	const title = titleOf('title', data, context);
	return {
		title: filter.page > 1 ? context.text('results.title.page', { title, page: filter.page }) : title,
		description: context.text(`results.description.${filter.goal === 1 ? 'rent' : 'sale'}`),
		canonical: isLaterPage ? `${list}?page=${filter.page}` : list,
		...(filter.search !== '' || items.length === 0 ? { noindex: true } : {}),
		...(items.length > 0 ? { jsonLd: [itemList(data, pageSize, context)] } : {}),
	};
}
