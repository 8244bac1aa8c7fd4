import type { SlotContext } from '@estate/remote-kit';
import {
	type LoadResult,
	PAGE_SIZE,
	type PropertySummary,
	parseSearch,
	pickText,
	type ResolvedModule,
	type SearchFilter,
} from '@estate/shared-contract';
import { cleanDescription } from '@estate/shared-i18n';
import { withSlugsIn } from '../property/one-language.ts';
import { apiQuery, goalOfQuery } from '../search/form-search.ts';

export interface PropertyListData {
	items: PropertySummary[];
	filter: SearchFilter;
	heading: string;
	intro: string;
	/** Level of the heading, 1 to 6 */
	headingLevel: number;
	/** Cards in a row on a wide screen */
	columns: number;
}

/** The columns of a grid that nobody set (website.md §9 "Lists"). */
const MOST_COLUMNS = 4;

/** Characters of the line under the heading: editors' HTML becomes plain text. */
const LONGEST_INTRO = 400;

/** Reads the properties of a CMS module: the first `maxItems` of its query. */
export async function loadPropertyList(
	context: SlotContext<ResolvedModule>,
): Promise<LoadResult<PropertyListData>> {
	const { api, input, language, signal, site } = context;
	const { module } = input;
	const query = new URLSearchParams(input.query ?? '');
	const filter = { ...parseSearch(query, goalOfQuery(query) ?? 0), page: 1 };
	const answer = await api.call(
		'properties',
		{ query: apiQuery(filter, language, module.maxItems || PAGE_SIZE) },
		{ signal },
	);
	const publicText = ({ text, public: isPublic }: typeof module.title) =>
		isPublic ? pickText(text, language, site.defaultLanguage) : '';
	return {
		data: {
			items: answer.items.map((item) => withSlugsIn(item, language)),
			filter,
			heading: publicText(module.title),
			intro: cleanDescription(publicText(module.description), LONGEST_INTRO),
			headingLevel: module.titleSize,
			columns: Math.min(module.numberItemOfRow, MOST_COLUMNS),
		},
	};
}
