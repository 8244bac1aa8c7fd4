import { PAGE_SIZE, type PropertyPage } from '@estate/shared-contract';
import type { Reader } from '../content/site-settings.ts';
import type { Db } from '../database/database.ts';
import { countFacets } from '../search/count-facets.ts';
import { pageOf } from '../search/find-properties.ts';
import type { AskedSearch } from '../search/prepare-search.ts';
import { PropertyFilter } from '../search/property-filter.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { waysToWiden } from '../search/widen.ts';
import { readSummaries } from './read-summaries.ts';

/** One page of a search, with total, facets and what could not be understood. A page beyond the last is empty. */
export async function searchProperties(
	db: Db,
	index: SearchIndex,
	asked: AskedSearch,
	reader: Reader,
	pageSize = PAGE_SIZE,
): Promise<PropertyPage> {
	const { page } = asked.filter;
	const filter = new PropertyFilter(index, asked);
	const found = filter.found();
	const total = found.size;
	const slots = pageOf(index, asked, found, { start: (page - 1) * pageSize, count: pageSize });
	const ids = slots.map((slot) => index.properties.id[slot] ?? 0);
	const properties = await readSummaries(db, index, ids, reader);
	return {
		items: ids.flatMap((id) => properties.get(id) ?? []),
		total,
		page,
		pageCount: Math.max(1, Math.ceil(total / pageSize)),
		facets: countFacets(index, filter, asked),
		unknownCities: asked.unknownCities,
		dropped: asked.dropped,
		...(asked.didYouMean === undefined ? {} : { didYouMean: asked.didYouMean }),
		widen: total === 0 ? waysToWiden(index, asked) : [],
	};
}
