import type { SearchFilter } from '@estate/shared-contract';
import { apiQuery } from '../search/form-search.ts';
import { withUnits } from '../search/unit-query.ts';
import { listViewOf } from './list-view.ts';

/** The query that the api's search takes for a page of results; its rows show a piece of the description. */
export function listQuery(filter: SearchFilter, language: string, address: string): URLSearchParams {
	const query = withUnits(apiQuery(filter, language));
	if (listViewOf(address) === 'list') query.set('excerpt', 'yes');
	return query;
}
