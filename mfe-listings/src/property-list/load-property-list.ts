import { type CardsModule, readCardsModule, type SlotContext } from '@estate/remote-kit';
import {
	type LoadResult,
	PAGE_SIZE,
	type PropertySummary,
	parseSearch,
	type ResolvedModule,
	type SearchFilter,
} from '@estate/shared-contract';
import { withSlugsIn } from '../property/one-language.ts';
import { apiQuery, goalOfQuery } from '../search/form-search.ts';

export interface PropertyListData extends CardsModule {
	items: PropertySummary[];
	filter: SearchFilter;
}

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
	return {
		data: {
			items: answer.items.map((item) => withSlugsIn(item, language)),
			filter,
			...readCardsModule(module, language, site),
		},
	};
}
