import type { SearchFilter } from '@estate/shared-contract';
import { apiQuery } from './form-search.ts';
import { withUnits } from './unit-query.ts';
import { type Ask, useLiveAnswer } from './use-live-answer.ts';

const askCount: Ask<SearchFilter, number> = async (filter, { api, language }, signal) =>
	(await api.call('propertyCount', { query: withUnits(apiQuery(filter, language)) }, { signal })).total;

/** How many properties the form as it stands would find; undefined until it changes, and while that is unknown. */
export function useLiveCount() {
	const { answer: total, change } = useLiveAnswer(askCount);
	return { total, change };
}
