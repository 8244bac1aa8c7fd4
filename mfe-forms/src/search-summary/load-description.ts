import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type SearchDescription, savedSearchFilter, searchToSave } from '@estate/shared-contract';

/**
 * A search in the reader's words, with what it finds now. Without it the page still does what it is for, so an api that
 * cannot say it is no reason to show nothing. `hidden`: without what somebody may have written into an address.
 */
export async function loadDescription(
	{ api, language, signal }: Pick<SlotContext, 'api' | 'language' | 'signal'>,
	search: string,
	text?: 'hidden',
): Promise<SearchDescription | undefined> {
	const query = new URLSearchParams(searchToSave(savedSearchFilter(search)));
	query.set('language', language);
	if (text) query.set('text', text);
	try {
		return await api.call('describeSearch', { query }, { signal });
	} catch (error) {
		if (error instanceof ApiError) return undefined;
		throw error;
	}
}
