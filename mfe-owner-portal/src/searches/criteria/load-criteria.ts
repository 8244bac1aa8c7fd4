import type { SlotContext } from '@estate/remote-kit';
import { ApiError, type SearchChange } from '@estate/shared-contract';
import { listAddress } from '../list-address.ts';
import type { CriteriaData } from '../searches-data.ts';
import { criteriaIn } from './criteria-address.ts';

/** The link or the log-in is over, nothing was chosen, or these are no criteria: the visitor begins again. */
const isOver = (error: unknown): boolean =>
	error instanceof ApiError && [400, 401, 404, 422].includes(error.status);

/** The search that the visitor chose to change, with what it would be; undefined where there is none (any more). */
export async function readChange(
	{ api, language, signal }: SlotContext,
	criteria: string,
): Promise<SearchChange | undefined> {
	try {
		return await api.call('searchChange', { query: { language, search: criteria } }, { signal });
	} catch (error) {
		if (isOver(error)) return undefined;
		throw error;
	}
}

/** The chosen search beside the criteria of the address. */
export async function loadCriteria(context: SlotContext): Promise<CriteriaData | undefined> {
	const criteria = criteriaIn(context.location);
	const change = criteria && (await readChange(context, criteria));
	if (!change) return undefined;
	const withAddress = <Shown extends SearchChange['criteria']>(shown: Shown) => ({
		...shown,
		href: listAddress(shown, context.localize),
	});
	return { state: 'criteria', search: withAddress(change.search), criteria: withAddress(change.criteria) };
}
