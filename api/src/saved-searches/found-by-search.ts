import type { Goal } from '@estate/shared-contract';
import type { Db } from '../database/database.ts';
import { prepareSearch } from '../search/prepare-search.ts';
import { PropertyFilter } from '../search/property-filter.ts';
import { RowSet } from '../search/row-set.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Rows of the properties, and units of projects, that the search of the site finds for a saved search. */
export async function foundBySearch(
	db: Db,
	index: SearchIndex,
	{ query, goal }: { query: string; goal: Goal },
): Promise<RowSet> {
	const asked = new URLSearchParams(query);
	const search = await prepareSearch(db, index, asked, goal);
	// Places that the agency no longer knows would otherwise mean any place.
	if (asked.has('city') && search.cities.length === 0) return new RowSet(index.properties.size);
	return new PropertyFilter(index, { ...search, units: 'each' }).found();
}
