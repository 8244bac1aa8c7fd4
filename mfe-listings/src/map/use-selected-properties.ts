import { useHost } from '@estate/remote-kit';
import { emptySearch, type Goal, PAGE_SIZE, type PropertySummary } from '@estate/shared-contract';
import { useEffect, useState } from 'react';
import { apiQuery } from '../search/form-search.ts';
import { withUnits } from '../search/unit-query.ts';

/**
 * The properties of a pin, in its order: those of the page at once, the others from the api; undefined while they are awaited.
 * Of a spot with more properties than a page holds, the first ones.
 */
export function useSelectedProperties(
	ids: readonly number[],
	goal: Goal,
	onPage: readonly PropertySummary[],
): readonly PropertySummary[] | undefined {
	const { api, language, report } = useHost();
	const [read, setRead] = useState<readonly PropertySummary[]>([]);
	const asked = ids.slice(0, PAGE_SIZE);
	const found = asked.flatMap((id) => [...onPage, ...read].find(({ ID }) => ID === id) ?? []);
	const isWhole = found.length === asked.length;
	const missing = isWhole ? '' : asked.join(',');
	useEffect(() => {
		if (!missing) return;
		const leaving = new AbortController();
		const { signal } = leaving;
		const filter = { ...emptySearch(goal), ids: missing.split(',').map(Number) };
		api.call('properties', { query: withUnits(apiQuery(filter, language), 'each') }, { signal }).then(
			({ items }) => setRead(items),
			(error: Error) => {
				if (!signal.aborted)
					report({ kind: 'load-error', message: `The pin's homes cannot be read: ${error.message}` });
			},
		);
		return () => leaving.abort();
	}, [missing, goal, language, api, report]);
	return isWhole ? found : undefined;
}
