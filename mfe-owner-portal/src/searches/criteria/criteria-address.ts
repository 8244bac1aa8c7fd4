import type { SlotContext } from '@estate/remote-kit';
import { SEARCH_CRITERIA_PARAMETER } from '@estate/shared-contract';

const CHANGED = 'changed';

/** Criteria that a list leads here with, as `searchToSave` writes them. */
export const criteriaIn = ({ search }: { search: string }): string | undefined =>
	new URLSearchParams(search).get(SEARCH_CRITERIA_PARAMETER) || undefined;

/** Was it for a change of criteria that the visitor came back here? */
export const isAfterChange = ({ search }: { search: string }): boolean =>
	new URLSearchParams(search).has(CHANGED);

/** The page on which the visitor chose the search: behind the same link, or of the log-in; at that search. */
export function wayBack(
	{ href }: Pick<SlotContext, 'href'>,
	{ id, token, isChanged }: { id: number; token: string | undefined; isChanged: boolean },
): string {
	const page =
		token === undefined ? href('owner-portal.searches') : href('owner-portal.searches-link', { token });
	return `${page}${isChanged ? `?${CHANGED}` : ''}#search-${id}`;
}
