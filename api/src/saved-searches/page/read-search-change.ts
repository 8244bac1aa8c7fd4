import { type SearchChange, savedSearchFilter } from '@estate/shared-contract';
import { notFound } from '../../server/http-error.ts';
import type { StoredSubscription } from '../../subscriptions/stored-subscription.ts';
import { type DescriptionSources, describeSearch } from '../description/describe-search.ts';
import { hasCriteria } from './keep-criteria.ts';
import { searchesPage } from './searches-of-address.ts';

/** A saved search as it is beside what it would be with other criteria. Throws 404 where its criteria cannot be changed. */
export async function readSearchChange(
	sources: DescriptionSources,
	stored: StoredSubscription,
	criteria: string,
): Promise<Pick<SearchChange, 'search' | 'criteria'>> {
	if (!hasCriteria(stored)) throw notFound('search of yours that is on');
	const [search] = (await searchesPage(sources, '', [stored])).items;
	if (!search) throw notFound('saved search of yours');
	return { search, criteria: await describeSearch(sources, savedSearchFilter(criteria)) };
}
