import { type ApiClient, type Language, type PropertySummary, parseSearch } from '@estate/shared-contract';

/** Ids that an address names, once each (`ids=1,2,3`); what is no id is left out. */
export function idsOfSearch(search: string): number[] {
	return parseSearch(new URLSearchParams(search), 0).ids ?? [];
}

/** Properties of these ids, for sale and for rent, in this order; those that are gone are missing. */
export async function readProperties(
	api: ApiClient,
	ids: readonly number[],
	language: Language,
	signal?: AbortSignal,
): Promise<PropertySummary[]> {
	if (ids.length === 0) return [];
	const query = new URLSearchParams({
		goal: 'any',
		language,
		ids: ids.join(','),
		units: 'each',
		pageSize: String(ids.length),
	});
	return (await api.call('properties', { query }, signal ? { signal } : {})).items;
}
