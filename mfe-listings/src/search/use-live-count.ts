import type { SearchFilter } from '@estate/shared-contract';
import { apiQuery } from './form-search.ts';
import { knownTotal } from './known-total.ts';
import { withUnits } from './unit-query.ts';
import { type Ask, useLiveAnswer } from './use-live-answer.ts';

const askCount: Ask<SearchFilter, number | undefined> = async (filter, { api, language }, signal) => {
	const { total } = await api.call(
		'propertyCount',
		{ query: withUnits(apiQuery(filter, language)) },
		{ signal },
	);
	return knownTotal(total, filter);
};

/** How many properties the form as it stands would find; undefined until it changes, and while that is unknown. */
export function useLiveCount() {
	const { answer: total, change } = useLiveAnswer(askCount);
	return { total, change };
}
